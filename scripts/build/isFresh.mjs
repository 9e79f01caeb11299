import { readdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const READ_BY_THE_BUILD = [
  'domain',
  'application',
  'infrastructure',
  'ui-react',
  'sandbox',
  'demo',
  'test/fakes',
  'test/support',
  'scripts/build',
  'rollup.config.mjs',
  'package.json',
  'package-lock.json',
  'index.ts',
  'index.development.ts',
  'react.ts',
  'networks.ts',
  'themes.ts',
  'siwx.ts',
  'server.ts',
  'testing.ts',
  'sandbox.ts',
]

/** Last file that a build writes. */
const BUILT_LAST = 'build/demo/index.html'

const changedAt = async (path) => {
  const found = await stat(path)
  if (!found.isDirectory()) return found.mtimeMs
  const within = await Promise.all((await readdir(path)).map((name) => changedAt(`${path}/${name}`)))
  return Math.max(found.mtimeMs, ...within)
}

/** Whether the existing build is newer than all its inputs. */
export const isFresh = async () => {
  const builtAt = await changedAt(ROOT + BUILT_LAST).catch(() => 0)
  const changes = await Promise.all(READ_BY_THE_BUILD.map((path) => changedAt(ROOT + path)))
  return builtAt > Math.max(...changes)
}
