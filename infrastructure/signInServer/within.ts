import { within } from '../shared/within.js'

/** A node or a store that takes longer is as one that does not answer, in ms. */
export const ANSWER_MS = 5_000

/** As `within`, where a rejection counts as being late. */
export const settled = async <A, Late>(ms: number, ask: () => Promise<A>, late: Late): Promise<A | Late> => {
  try {
    return await within(ms, ask(), late)
  } catch {
    return late
  }
}
