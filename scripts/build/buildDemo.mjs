import { cp } from 'node:fs/promises'
import { build } from 'esbuild'

/** Bundles the demo as any host would bundle itself: against the built package, by its public names. */
export const buildDemo = async () => {
  await build({
    entryPoints: ['demo/main.tsx'],
    outdir: 'build/demo',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    chunkNames: 'chunks/[name]-[hash]',
    // The demo reads the built package, as a host does; the compiler's path aliases point at the sources.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    logLevel: 'warning',
  })
  await cp('demo/index.html', 'build/demo/index.html')
}
