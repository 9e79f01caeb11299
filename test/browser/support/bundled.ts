import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** A module and all it imports as one classic script, for a page; what it exports is at `window[name]`. */
export const bundled = async (module: URL, name: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(module)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    logLevel: 'silent',
  })
  // A browser driver wraps the script into a function, whose variables are not the page's.
  return [...outputFiles.map(({ text }) => text), `window.${name} = ${name}`].join('\n')
}
