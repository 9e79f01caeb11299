import type { ComponentType } from 'react'
import { type Chunk, chunkOf } from './chunkOf.js'

/** A view in a chunk of its own, and the words that Connect did not need, which come once and beside it. */
export const viewChunk = (load: () => Promise<ComponentType>): Chunk<object> =>
  chunkOf(async () => {
    const [View, { AllWords }] = await Promise.all([load(), import('../messages/AllWords.js')])
    return () => (
      <AllWords>
        <View />
      </AllWords>
    )
  })
