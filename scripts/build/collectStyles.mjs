import { transform } from 'esbuild'

/** Collects every extracted style into one sheet, inside a cascade layer that any rule of the host overrides (U-66). */
export const collectStyles = ({ fileName, layer }) => {
  const sheets = new Map()
  return {
    name: 'portico-collect-styles',
    transform(code, id) {
      if (!id.endsWith('.css')) return null
      sheets.set(id, code.replace(/\/\*# sourceMappingURL=[^*]*\*\//g, ''))
      return { code: '', moduleSideEffects: false, map: { mappings: '' } }
    },
    async generateBundle() {
      // In the order of the names, so that two builds of the same sources are the same bytes.
      const ordered = [...sheets].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, css]) => css)
      const { code } = await transform(`@layer ${layer} {\n${ordered.join('\n')}\n}`, { loader: 'css', minify: true, target: 'es2022' })
      this.emitFile({ type: 'asset', fileName, source: code })
    },
  }
}
