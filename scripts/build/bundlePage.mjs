import { build } from 'esbuild'

/** Bundles a page as any host would bundle itself: split, small, and in React's production mode. */
export const bundlePage = (entry, outdir) =>
  build({
    entryPoints: [entry],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    chunkNames: 'chunks/[name]-[hash]',
    // A page reads the built package, as a host does; the compiler's path aliases point at the sources.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    logLevel: 'warning',
  })
