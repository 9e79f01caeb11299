import { transform } from 'esbuild'

/**
 * Collects all extracted styles into one sheet. Uses no cascade layer: a host's unlayered `button {}` or `header {}`
 * would override every class in it and break the dialog (docs/decisions/0005).
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
      // Theme first, so that parts can refine it; then by name, so that builds are reproducible.
      const rank = (id) => `${id.includes('/theme/') ? 0 : 1}${id}`
      const ordered = [...sheets].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1)).map(([, css]) => css)
      const { code } = await transform(ordered.join('\n'), { loader: 'css', minify: true, target: 'es2022' })
      this.emitFile({ type: 'asset', fileName, source: code })
      // Declaration for TypeScript, which resolves side-effect imports too.
      this.emitFile({ type: 'asset', fileName: `${fileName}.d.ts`, source: 'export {}\n' })
    },
  }
}
