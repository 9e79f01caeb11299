import { gzipSync } from 'node:zlib'
import { assert } from 'chai'
import { build, type Plugin } from 'esbuild'

const ENTRIES: Readonly<Record<string, string>> = {
  portico: 'dist/index.js',
  'portico/networks': 'dist/networks.js',
  'portico/react': 'dist/react.js',
  'portico/siwx': 'dist/siwx.js',
  'portico/themes': 'dist/themes.js',
}
/** It is the product, as is all of `portico/react`; other exports are values. */
const PRODUCT = 'createPortico'
const KIB = 1_024

/** Leaves out lazy chunks. */
const onDemand: Plugin = {
  name: 'on demand',
  setup: (host) =>
    host.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
}

/** The gzipped bytes that such a module adds to a host's bundle. */
const bytesOf = async (code: string): Promise<number> => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    logLevel: 'silent',
    external: ['react', 'react-dom'],
    plugins: [onDemand],
    alias: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, file]) => [name, new URL(`../../${file}`, import.meta.url).pathname]),
    ),
  })
  return gzipSync(outputFiles[0]?.contents ?? '').length
}

describe('a module of a host', () => {
  for (const entry of Object.keys(ENTRIES).filter((name) => name !== 'portico/react'))
    it(`that imports one value of ${entry} grows by less than 1 KiB, unless it is the product [U-04]`, async () => {
      const loaded = (await import(entry)) as Record<string, unknown>
      const values = Object.keys(loaded).filter((name) => name !== PRODUCT)
      assert.isNotEmpty(values)
      for (const name of values)
        assert.isBelow(await bytesOf(`import { ${name} } from '${entry}'; console.log(${name})`), KIB, name)
    })

  for (const entry of Object.keys(ENTRIES))
    it(`that imports ${entry} and uses none of it, or only its types, does not grow [U-04]`, async () => {
      const empty = await bytesOf('')
      assert.equal(await bytesOf(`import '${entry}'`), empty)
      assert.equal(await bytesOf(`import * as all from '${entry}'; export type T = typeof all`), empty)
    })

  it('would grow more with the product', async () =>
    assert.isAbove(await bytesOf(`import { createPortico } from 'portico'; console.log(createPortico)`), KIB))
})
