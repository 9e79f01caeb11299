import { execFileSync } from 'node:child_process'

/** Looks at the package as it would be published: its fields, its files, and its types under every resolution. */
const PACKAGE = 'build/package'
const run = (...args) => execFileSync('npx', ['--no-install', ...args], { stdio: ['ignore', 'inherit', 'inherit'] })

run('publint', PACKAGE, '--strict')
run('attw', '--pack', PACKAGE, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css')
