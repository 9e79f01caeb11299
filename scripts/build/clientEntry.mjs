/**
 * Entry for server components: a file with `use client` that re-exports the names of `entry`. Separate, because
 * bundlers without server components warn about the directive.
 */
export const clientEntry = ({ entry, fileName }) => ({
  name: 'portico-client-entry',
  generateBundle(_options, bundle) {
    const { exports } = Object.values(bundle).find(
      ({ type, isEntry, name }) => type === 'chunk' && isEntry && name === entry,
    )
    this.emitFile({
      type: 'asset',
      fileName,
      source: `'use client'\nexport { ${exports.join(', ')} } from './${entry}.js'\n`,
    })
  },
})
