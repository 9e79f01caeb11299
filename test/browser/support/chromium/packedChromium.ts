import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { chmod, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'
import type { BrowserCandidate } from './BrowserCandidate.js'
import { unpackOnce } from './unpackOnce.js'

const run = promisify(execFile)
const EXECUTABLE = 0o755

/** The package's entry is in its folder `build`; `package.json` itself is not exported. */
const packageFolder = (name: string): string => {
  const entry = createRequire(import.meta.url).resolve(name)
  return entry.slice(0, entry.lastIndexOf('/build/'))
}

const versionOf = (folder: string): string =>
  /"version":\s*"([^"]+)"/.exec(readFileSync(join(folder, 'package.json'), 'utf8'))?.[1] ?? 'unknown'

const inflate = (from: string, to: string): Promise<void> =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to))

const fontsConfig = (folder: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>`

const unpack = (bin: string) => async (draft: string) => {
  await inflate(join(bin, 'chromium.br'), join(draft, 'chromium'))
  await chmod(join(draft, 'chromium'), EXECUTABLE)
  for (const archive of ['al2023', 'fonts']) {
    const tar = join(draft, `${archive}.tar`)
    await inflate(join(bin, `${archive}.tar.br`), tar)
    await run('tar', ['--no-same-owner', '-xf', tar, '-C', draft])
    await rm(tar)
  }
}

/**
 * Only where the machine has none of its own: else text would be drawn with no letters at all. Two runs may write it at
 * once.
 */
const fontsOf = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  if (existsSync('/etc/fonts/fonts.conf')) return {}
  const draft = join(folder, `fonts.conf.${process.pid}`)
  await writeFile(draft, fontsConfig(join(folder, 'fonts')))
  await rename(draft, join(folder, 'fonts.conf'))
  return { FONTCONFIG_PATH: folder }
}

/**
 * The Chromium inside a version of the npm package `@sparticuz/chromium`. Its own `executablePath()` trusts any
 * `/tmp/chromium`, also a half-written one or another version's, and unpacks the libraries it needs only
 * inside a cloud function; so this unpacks all of it into a folder named after the version.
 */
const packed = (name: string, withLibraries: boolean): BrowserCandidate => ({
  name: `${name} with ${withLibraries ? 'the libraries it brings' : "this machine's libraries"}`,
  find: async () => {
    if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
    const source = packageFolder(name)
    const folder = await unpackOnce(
      join(tmpdir(), `portico-chromium-${versionOf(source)}`),
      unpack(join(source, 'bin')),
    )
    const libraries = withLibraries ? { LD_LIBRARY_PATH: join(folder, 'lib') } : {}
    return { executablePath: join(folder, 'chromium'), env: { ...libraries, ...(await fontsOf(folder)) } }
  },
})

export const packedChromiums = (
  name: '@sparticuz/chromium' | 'chromium-newest' = '@sparticuz/chromium',
): readonly BrowserCandidate[] => [packed(name, false), packed(name, true)]
