import { execFileSync } from 'node:child_process'

/** Checks the package as published: its fields, files, and types under every resolution mode. */
const PACKAGE = 'build/package'
const run = (...args) => execFileSync('npx', ['--no-install', ...args], { stdio: ['ignore', 'inherit', 'inherit'] })

run('publint', PACKAGE, '--strict')
run('attw', '--pack', PACKAGE, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css')
