import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

const SHIM = fileURLToPath(new URL('../../infrastructure/container/reflectMetadata.ts', import.meta.url))
const METADATA = new Set(['reflect-metadata', '@inversifyjs/reflect-metadata-utils'])

/**
 * Compiles TypeScript for Rollup. Resolves only relative specifiers, so that the `browser` maps of dependencies still
 * apply; replaces `reflect-metadata` and inversify's wrapper of it.
 */
export const typescriptSources = () => ({
  name: 'portico-typescript-sources',
  resolveId(specifier, importer) {
    if (METADATA.has(specifier)) return SHIM
    if (importer === undefined || !specifier.startsWith('.') || !specifier.endsWith('.js')) return null
    const path = resolve(dirname(importer), specifier.slice(0, -'.js'.length))
    return [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate)) ?? null
  },
  async transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null
    const result = await transform(code, {
      loader: id.endsWith('x') ? 'tsx' : 'ts',
      target: 'es2022',
      jsx: 'automatic',
      format: 'esm',
      sourcefile: id,
      sourcemap: true,
    })
    return { code: result.code, map: result.map }
  },
})
