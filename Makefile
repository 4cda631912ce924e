# `make` lists what can be made.

# Apple's platforms bring the Swift runtime with them.
STATIC := $(if $(filter Darwin,$(shell uname -s)),,--static-swift-stdlib)
# Set to --quiet to build without a line for every step.
QUIET :=
SWIFT_SOURCES := Package.swift Sources Tests Plugins \
  .ci/embedded .ci/outside .ci/sanitize .ci/threads

.DEFAULT_GOAL := help
.PHONY: setup demo release build test imports lint format docs embedded bench clean help

demo: release ## build the command line and show what it answers
	@bash .ci/demo

build: setup ## build everything for debugging
	swift build $(QUIET)

test: setup ## build and run the tests
	swift build --build-tests $(QUIET)
	swift test

release: setup ## build the command line as one static executable
	swift build -c release $(STATIC) --product layout-policy $(QUIET)

lint: ## check how the code is written
	swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
	@! LC_ALL=C.UTF-8 grep --recursive --line-number --extended-regexp --include '*.swift' \
	  '^.{101,}' Package.swift Sources || { echo 'lines over 100 columns' >&2; false; }

format: ## rewrite the code as the configuration says
	swift format format --in-place --recursive --parallel $(SWIFT_SOURCES)

imports: setup ## check that no target imports what it does not depend on
	swift build --build-tests --explicit-target-dependency-import-check error $(QUIET)

embedded: ## run decisions of the core as Embedded Swift in WebAssembly
	@bash .ci/embedded/run

docs: setup ## build the documentation; a warning is an error
	@bash .ci/docs

bench: release ## measure decisions and the command line
	@bash .ci/setup hyperfine
	swift build -c release $(STATIC) --product policy-benchmark $(QUIET)
	@bash .ci/bench/run

setup: ## install what is missing on this machine
	@bash .ci/setup git

clean: ## remove everything built
	rm -rf .build

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile
