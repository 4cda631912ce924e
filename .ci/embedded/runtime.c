// What Embedded Swift asks of a C library, over the two WASI calls that print and exit.

#include <stddef.h>
#include <stdint.h>

#define WASI(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(name)))

struct bytes {
  const void *start;
  size_t count;
};

WASI("fd_write")
uint16_t fd_write(int descriptor, const struct bytes *parts, size_t count, size_t *written);
WASI("proc_exit") _Noreturn void proc_exit(uint32_t status);

// The name that `@main` has in WebAssembly.
int __main_argc_argv(int argc, char **argv);

void _start(void) { proc_exit((uint32_t)__main_argc_argv(0, NULL)); }

int putchar(int character) {
  unsigned char byte = (unsigned char)character;
  struct bytes part = {&byte, 1};
  size_t written;
  return fd_write(1, &part, 1, &written) == 0 ? byte : -1;
}

// One decision needs little: memory is taken from the end and never given back.

extern unsigned char __heap_base;
static uintptr_t next_free = (uintptr_t)&__heap_base;

int posix_memalign(void **result, size_t alignment, size_t size) {
  const size_t page = 65536;
  uintptr_t start = (next_free + alignment - 1) & ~(uintptr_t)(alignment - 1);
  size_t pages = __builtin_wasm_memory_size(0);
  size_t needed = (start + size + page - 1) / page;
  if (needed > pages && __builtin_wasm_memory_grow(0, needed - pages) == SIZE_MAX) return 12;
  next_free = start + size;
  *result = (void *)start;
  return 0;
}

void free(void *memory) { (void)memory; }

void *memcpy(void *to, const void *from, size_t n) { return __builtin_memcpy(to, from, n); }
void *memmove(void *to, const void *from, size_t n) { return __builtin_memmove(to, from, n); }
void *memset(void *to, int byte, size_t n) { return __builtin_memset(to, byte, n); }

int memcmp(const void *left, const void *right, size_t n) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < n; i++) {
    if (a[i] != b[i]) return a[i] - b[i];
  }
  return 0;
}

// Seeds hashing, whose order no answer depends on.
void arc4random_buf(void *to, size_t n) { __builtin_memset(to, 4, n); }

// 128-bit multiplication, for the shortest text of a number.
unsigned __int128 __multi3(unsigned __int128 left, unsigned __int128 right) {
  const uint64_t low = UINT32_MAX;
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t bottom = (a & low) * (b & low);
  uint64_t middle = (a >> 32) * (b & low) + (bottom >> 32);
  uint64_t cross = (a & low) * (b >> 32) + (middle & low);
  uint64_t top = (a >> 32) * (b >> 32) + (middle >> 32) + (cross >> 32);
  top += a * (uint64_t)(right >> 64) + (uint64_t)(left >> 64) * b;
  return (unsigned __int128)top << 64 | cross << 32 | (bottom & low);
}
