import { minify } from 'terser'

/** Chunks that are a library, for nobody to read. */
const LIBRARY = /\/@(?:walletconnect|solana)\//

/**
 * Takes blanks and comments out of what ships, and long names out of the libraries. Names of our own code stay, for
 * whoever meets them in a debugger; so do the marks by which bundlers leave out what a host does not use, which esbuild
 * would drop.
 */
export const compact = () => ({
  name: 'portico-compact',
  async renderChunk(source, { moduleIds, fileName }) {
    const isLibrary = moduleIds.some((id) => LIBRARY.test(id))
    const { code, map } = await minify(
      { [fileName]: source },
      {
        module: true,
        compress: false,
        mangle: isLibrary && { reserved: ['process', 'global'] },
        // The licences, in full, are in THIRD-PARTY-NOTICES.txt. A library, which is loaded whole, has misplaced marks.
        format: { comments: false, preserve_annotations: !isLibrary },
        sourceMap: true,
      },
    )
    return { code, map }
  },
})
