import { minify } from 'terser'

/** Third-party chunks, whose names may be mangled. */
const LIBRARY = /\/@(?:walletconnect|solana)\//

/**
 * Removes blanks and comments from shipped code, and mangles names in libraries. Keeps names of our own code for
 * debugging, and the purity annotations for tree shaking, which esbuild would drop.
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
        // The licences are in THIRD-PARTY-NOTICES.txt. Libraries load whole, and their annotations are misplaced.
        format: { comments: false, preserve_annotations: !isLibrary },
        sourceMap: true,
      },
    )
    return { code, map }
  },
})
