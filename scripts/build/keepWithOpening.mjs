/** View chunks, and the chunk that every view is rendered in (`visitChunks.mjs`). */
const VIEWS = /Views$/
const OPENING = 'opening'

/**
 * Makes each view chunk import the opening chunk, which is always loaded first. Otherwise Vite would split what the
 * first load shares with a view that needs nothing of the opening, and the first load would become two files.
 */
export const keepWithOpening = () => ({
  name: 'keep-with-opening',
  renderChunk(code, chunk, _options, { chunks }) {
    const opening = Object.values(chunks).find(({ name }) => name === OPENING)
    if (opening === undefined || !VIEWS.test(chunk.name) || chunk.imports.includes(opening.fileName)) return null
    // Appended, because a directive must come first. All chunks are in one folder.
    return { code: `${code}\nimport './${opening.fileName.split('/').at(-1)}';\n`, map: null }
  },
})
