import { within } from '../shared/within.js'

/** Deadline of nodes and stores, in ms. */
export const ANSWER_MS = 5_000

/** Like `within`; a rejection also returns `late`. */
export const settled = async <A, Late>(ms: number, ask: () => Promise<A>, late: Late): Promise<A | Late> => {
  try {
    return await within(ms, ask(), late)
  } catch {
    return late
  }
}
