import { fileURLToPath } from 'node:url'
import { build, type BuildOptions } from 'esbuild'

const built = (file: string): string => fileURLToPath(new URL(`../../../dist/${file}`, import.meta.url))

/** The built package, for imports by its name. */
const PACKAGE: Readonly<Record<string, string>> = {
  portico: built('index.js'),
  'portico/networks': built('networks.js'),
  'portico/react': built('react.js'),
}

const FOR_A_PAGE = {
  bundle: true,
  write: false,
  logLevel: 'silent',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions

const bundle = async (module: URL, name: string, instead: Readonly<Record<string, string>>): Promise<string> => {
  const { outputFiles } = await build({
    ...FOR_A_PAGE,
    entryPoints: [fileURLToPath(module)],
    format: 'iife',
    globalName: name,
    alias: { ...PACKAGE, ...instead },
  })
  // A browser driver wraps the script into a function, whose variables are not the page's.
  return [...outputFiles.map(({ text }) => text), `window.${name} = ${name}`].join('\n')
}

const bundles = new Map<string, Promise<string>>()

/**
 * A module and its imports as one classic script for a page, with exports at `window[name]`. `instead` replaces
 * packages by modules. Built once per process, since some hosts take seconds.
 */
export const bundled = (module: URL, name: string, instead: Readonly<Record<string, string>> = {}): Promise<string> => {
  const key = JSON.stringify([module.href, name, instead])
  const made = bundles.get(key) ?? bundle(module, name, instead)
  bundles.set(key, made)
  return made
}

/** The same in lazy chunks, as a host's bundler makes them: texts by path in the page. */
export const bundledInChunks = async (module: URL): Promise<Readonly<Record<string, string>>> => {
  const { outputFiles } = await build({
    ...FOR_A_PAGE,
    entryPoints: { page: fileURLToPath(module) },
    outdir: '/',
    splitting: true,
    format: 'esm',
    chunkNames: 'chunks/[name]-[hash]',
    alias: PACKAGE,
  })
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path, text]))
}
