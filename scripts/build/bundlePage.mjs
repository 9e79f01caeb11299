import { build } from 'esbuild'

/** Bundles a page like a host would: split, minified, React in production mode. */
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
    // Ignores the project's path aliases, which point to sources: the page uses the built package, as a host does.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    logLevel: 'warning',
  })
