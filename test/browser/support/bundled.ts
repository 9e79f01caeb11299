import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const built = (file: string): string => fileURLToPath(new URL(`../../../dist/${file}`, import.meta.url))

/** A module and all it imports as one classic script, for a page; what it exports is at `window[name]`. */
export const bundled = async (module: URL, name: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(module)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    logLevel: 'silent',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The package as it is built, where a module takes it by its name.
    alias: {
      portico: built('index.js'),
      'portico/networks': built('networks.js'),
      'portico/react': built('react.js'),
    },
  })
  // A browser driver wraps the script into a function, whose variables are not the page's.
  return [...outputFiles.map(({ text }) => text), `window.${name} = ${name}`].join('\n')
}
