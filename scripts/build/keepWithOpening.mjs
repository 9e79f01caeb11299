/** Chunks of views, and what every view is drawn in (`visitChunks.mjs`). */
const VIEWS = /Views$/
const OPENING = 'opening'

/**
 * Makes each chunk of views name the chunk of the opening, which is there before any view. Vite parts what the first
 * load and a later chunk share from the rest of the first load, if that chunk needs nothing of the opening: then one
 * view would make the first load of a page two files.
 */
export const keepWithOpening = () => ({
  name: 'keep-with-opening',
  renderChunk(code, chunk, _options, { chunks }) {
    const opening = Object.values(chunks).find(({ name }) => name === OPENING)
    if (opening === undefined || !VIEWS.test(chunk.name) || chunk.imports.includes(opening.fileName)) return null
    // Below the rest, because a directive comes first. Chunks stand beside each other.
    return { code: `${code}\nimport './${opening.fileName.split('/').at(-1)}';\n`, map: null }
  },
})
