import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const CONFIGURATION = [
  'package.json',
  'tsconfig.json',
  'eslint.config.mjs',
  'eslint.bans.mjs',
  'eslint.comments.mjs',
  '.dependency-cruiser.cjs',
  'knip.json',
  'knip.production.jsonc',
  '.mocharc.json',
]

export interface Plot {
  readonly folder: string
  readonly remove: () => Promise<void>
}

/**
 * A copy of the given paths and of the gates' configuration, with violations planted in it; the tools are the installed
 * ones.
 */
export const plant = async (copied: readonly string[], planted: Readonly<Record<string, string>>): Promise<Plot> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'portico-planted-')))
  for (const path of [...CONFIGURATION, ...copied]) await cp(join(ROOT, path), join(folder, path), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(planted)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
