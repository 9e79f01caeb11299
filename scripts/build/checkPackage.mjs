import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

/** Looks at the package as it would be published: its fields, its files, and its types under every resolution. */
const folder = mkdtempSync(join(tmpdir(), 'portico-pack-'))
const run = (command, args) => execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
try {
  run('npx', ['--no-install', 'publint', '--strict'])
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder])
  run('npx', [
    '--no-install',
    'attw',
    join(folder, `portico-${packageJson.version}.tgz`),
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    'styles.css',
  ])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
