import { cp } from 'node:fs/promises'
import { build } from 'esbuild'

const OPTIONS = {
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
}

/** Bundles the demo as any host would bundle itself, against the built package by its public names; and the sandbox's phone. */
export const buildDemo = async () => {
  await build({ ...OPTIONS, entryPoints: ['demo/main.tsx'], outdir: 'build/demo' })
  await build({ ...OPTIONS, entryPoints: ['sandbox/phone/main.tsx'], outdir: 'build/phone' })
  await cp('demo/index.html', 'build/demo/index.html')
  await cp('sandbox/phone/phone.html', 'build/phone/index.html')
}
