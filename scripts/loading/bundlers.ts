import { spawn } from 'node:child_process'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as transpile } from 'esbuild'

/** Host builds are inside the project, so that they resolve React and viem from its installation. */
const FOLDER = 'build/loading'
const SOURCES = 'scripts/loading/host'

const page = (head: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>${head}</head><body></body></html>`

/** The package as npm would install it: without source maps, so that the host's maps tell Portico's code apart. */
export const installPackage = async (): Promise<void> => {
  const place = join(FOLDER, 'node_modules/portico')
  await rm(place, { recursive: true, force: true })
  await cp('package.json', join(place, 'package.json'))
  await cp('dist', join(place, 'dist'), {
    recursive: true,
    filter: (path) => !/\.map$|dist\/(node|types|secure-site)$/.test(path),
  })
}

/** Writes the host in plain JavaScript, which every bundler reads without configuration. */
const writeHost = (folder: string): Promise<unknown> =>
  transpile({
    entryPoints: ['App', 'main', 'page', 'layout'].map((name) => join(SOURCES, `${name}.tsx`)),
    outdir: folder,
    jsx: 'automatic',
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  })

/** Builds the host in its folder; returns the folder to serve. */
type Build = (folder: string) => Promise<string>

const buildVite: Build = async (folder) => {
  const { build } = await import('vite')
  await writeFile(join(folder, 'index.html'), page('<script type="module" src="/main.js"></script>'))
  await build({ root: folder, configFile: false, logLevel: 'error', build: { sourcemap: true } })
  return join(folder, 'dist')
}

const OPTIONS = {
  mode: 'production' as const,
  entry: './main.js',
  devtool: 'source-map' as const,
  performance: { hints: false as const },
  module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
}

type Done = (
  error: Error | null,
  stats?: { readonly hasErrors: () => boolean; readonly toString: (what: 'errors-only') => string },
) => void

/** webpack, or Rspack, which has the same interface. */
const buildWith = async (
  folder: string,
  run: (
    options: typeof OPTIONS & { context: string; output: { path: string; publicPath: string } },
    done: Done,
  ) => unknown,
): Promise<string> => {
  const path = join(folder, 'dist')
  await new Promise<void>((done, fail) => {
    run({ ...OPTIONS, context: folder, output: { path, publicPath: '/' } }, (error, stats) => {
      if (error !== null) fail(error)
      else if (stats?.hasErrors() === true) fail(new Error(stats.toString('errors-only')))
      else done()
    })
  })
  await writeFile(
    join(path, 'index.html'),
    page('<link rel="stylesheet" href="/main.css"><script defer src="/main.js"></script>'),
  )
  return path
}

const buildWebpack: Build = async (folder) => {
  const { default: webpack } = await import('webpack')
  return buildWith(folder, (options, done) => webpack({ ...options, experiments: { css: true } }, done))
}

const buildRspack: Build = async (folder) => {
  const { rspack } = await import('@rspack/core')
  return buildWith(folder, rspack)
}

/** Static export: a server would only add rendering of the first page. */
const buildNext: Build = async (folder) => {
  const config = { output: 'export', productionBrowserSourceMaps: true, turbopack: { root: process.cwd() } }
  await writeFile(join(folder, 'next.config.mjs'), `export default ${JSON.stringify(config)}`)
  await mkdir(join(folder, 'app'))
  for (const name of ['App', 'page', 'layout'])
    await rename(join(folder, `${name}.js`), join(folder, 'app', `${name}.js`))
  await new Promise<void>((done, fail) => {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
    }
    const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve('next/dist/bin/next')), 'build', folder], {
      env,
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(said))))
  })
  return join(folder, 'out')
}

const BUILDS = { Vite: buildVite, webpack: buildWebpack, Rspack: buildRspack, Next: buildNext }

export type Bundler = keyof typeof BUILDS
export const BUNDLERS = Object.keys(BUILDS) as readonly Bundler[]

/** Production build of the host, as the bundler's documentation describes it; returns the folder to serve. */
export const buildHost = async (bundler: Bundler): Promise<string> => {
  const folder = resolve(FOLDER, bundler.toLowerCase())
  await rm(folder, { recursive: true, force: true })
  await writeHost(folder)
  // Separate package scope: otherwise `portico` would resolve to the surrounding project.
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'host', private: true, type: 'module' }))
  await writeFile(join(folder, 'jsconfig.json'), '{}')
  return BUILDS[bundler](folder)
}
