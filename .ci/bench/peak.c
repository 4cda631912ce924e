/* Runs a command and prints the most memory that it held at once, in KiB. */
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **arguments) {
  if (count < 2) return 64;
  pid_t child = fork();
  if (child == 0) {
    if (freopen("/dev/null", "w", stdout) == NULL) _exit(74);
    execvp(arguments[1], arguments + 1);
    _exit(66);
  }
  int status = 0;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) != child) return 74;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return 1;
#ifdef __APPLE__
  usage.ru_maxrss /= 1024;
#endif
  printf("%ld\n", usage.ru_maxrss);
  return 0;
}
