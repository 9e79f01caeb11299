import type { ComponentType } from 'react'
import { type Chunk, chunkOf } from './chunkOf.js'

/** A view, or a part of one, in a chunk of its own, and the words that Connect did not need, which come once and beside it. */
export const viewChunk = <Props extends object = object>(load: () => Promise<ComponentType<Props>>): Chunk<Props> =>
  chunkOf(async () => {
    const [View, { AllWords }] = await Promise.all([load(), import('../messages/AllWords.js')])
    return (props: Props) => (
      <AllWords>
        <View {...props} />
      </AllWords>
    )
  })
