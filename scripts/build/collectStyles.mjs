import { transform } from 'esbuild'

/**
 * Collects every extracted style into one sheet. No cascade layer: a host's unlayered `button {}` or `header {}`
 * would win over every class in it and break the dialog (docs/decisions/0005).
 */
export const collectStyles = ({ fileName }) => {
  const sheets = new Map()
  return {
    name: 'portico-collect-styles',
    transform(code, id) {
      if (!id.endsWith('.css')) return null
      sheets.set(id, code.replace(/\/\*# sourceMappingURL=[^*]*\*\//g, ''))
      return { code: '', moduleSideEffects: false, map: { mappings: '' } }
    },
    async generateBundle() {
      // The theme first, so that any part can refine it; then by name, so that two builds are the same bytes.
      const rank = (id) => `${id.includes('/theme/') ? 0 : 1}${id}`
      const ordered = [...sheets].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1)).map(([, css]) => css)
      const { code } = await transform(ordered.join('\n'), { loader: 'css', minify: true, target: 'es2022' })
      this.emitFile({ type: 'asset', fileName, source: code })
      // The compiler looks for what an import is, also for one without a name.
      this.emitFile({ type: 'asset', fileName: `${fileName}.d.ts`, source: 'export {}\n' })
    },
  }
}
