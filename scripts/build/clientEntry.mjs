/**
 * What `entry` is in a server component: a file that says of itself that it is client code, and hands on the names.
 * Only there the words mean anything; bundlers that build no server components warn of every file that has them.
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
