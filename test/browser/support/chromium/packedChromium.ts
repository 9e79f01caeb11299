import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { chmod, copyFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'
import type { BrowserCandidate } from './BrowserCandidate.js'
import { fontsConfig } from './fontsConfig.js'
import { unpackOnce } from './unpackOnce.js'

const run = promisify(execFile)
const EXECUTABLE = 0o755

const resolve = (name: string, from = import.meta.url): string => createRequire(from).resolve(name)

/** Where `npm ci` puts each version, by the file beside its `node_modules`. */
const HOMES = {
  '@sparticuz/chromium': import.meta.url,
  'chromium-newest': new URL('../../newest/package.json', import.meta.url).href,
}
type Packed = keyof typeof HOMES

/** The package's entry is in its folder `build`; `package.json` itself is not exported. */
const packageFolder = (name: Packed): string => {
  const entry = resolve('@sparticuz/chromium', HOMES[name])
  return entry.slice(0, entry.lastIndexOf('/build/'))
}

const versionOf = (folder: string): string =>
  /"version":\s*"([^"]+)"/.exec(readFileSync(join(folder, 'package.json'), 'utf8'))?.[1] ?? 'unknown'

const inflate = (from: string, to: string): Promise<void> =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to))

/** `dejavu-fonts-ttf`, for scripts missing in the font of the package. */
const MORE_FONTS = ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSerif', 'DejaVuSansMono']

/** The browser, its libraries, and fonts, with a configuration for these fonts only. */
const unpack = (bin: string, folder: string) => async (draft: string) => {
  await inflate(join(bin, 'chromium.br'), join(draft, 'chromium'))
  await chmod(join(draft, 'chromium'), EXECUTABLE)
  for (const archive of ['al2023', 'fonts']) {
    const tar = join(draft, `${archive}.tar`)
    await inflate(join(bin, `${archive}.tar.br`), tar)
    await run('tar', ['--no-same-owner', '-xf', tar, '-C', draft])
    await rm(tar)
  }
  for (const font of MORE_FONTS)
    await copyFile(resolve(`dejavu-fonts-ttf/ttf/${font}.ttf`), join(draft, 'fonts', `${font}.ttf`))
  await writeFile(join(draft, 'fonts.conf'), fontsConfig(folder))
}

/**
 * The Chromium inside a version of the npm package `@sparticuz/chromium`. Its own `executablePath()` trusts any
 * `/tmp/chromium`, also a half-written one or another version's, and unpacks its libraries only inside a cloud
 * function; so this unpacks all of it into a folder named after the version.
 */
const packed = (name: Packed, withLibraries: boolean): BrowserCandidate => ({
  name: `packed in ${name}, with ${withLibraries ? 'its' : "this machine's"} libraries and the packed fonts`,
  find: async () => {
    if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
    const source = packageFolder(name)
    const folder = join(tmpdir(), `portico-browser-${versionOf(source)}`)
    await unpackOnce(folder, unpack(join(source, 'bin'), folder))
    const fonts = { FONTCONFIG_FILE: join(folder, 'fonts.conf') }
    const libraries = withLibraries ? { LD_LIBRARY_PATH: join(folder, 'lib') } : {}
    return { executablePath: join(folder, 'chromium'), env: { ...fonts, ...libraries } }
  },
})

/** Its own libraries first, which are the same everywhere. */
export const packedChromiums = (name: Packed = '@sparticuz/chromium'): readonly BrowserCandidate[] => [
  packed(name, true),
  packed(name, false),
]
