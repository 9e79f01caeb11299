import { addPage } from './addPage.js'
import type { CatalogueState } from './CatalogueState.js'
import type { DirectoryAnswer } from './DirectoryAnswer.js'
import { type Question, questionOf } from './questionOf.js'
import { WHOLE_DIRECTORY } from './WHOLE_DIRECTORY.js'

/** Searches kept for a visitor who comes back to one. */
const SEARCHES_KEPT = 20

/** Not searches: these stay for good. */
const LASTING: ReadonlySet<string> = new Set([
  WHOLE_DIRECTORY.key,
  questionOf({ ...WHOLE_DIRECTORY, certifiedOnly: true }).key,
])

/** The state after an answer to a question for that many entries. What was read stays, whatever the answer. */
export const withAnswer = (
  state: CatalogueState,
  { key }: Question,
  answer: DirectoryAnswer,
  asked: number,
): CatalogueState => {
  if (answer._tag === 'Failed') return { ...state, asking: undefined, failed: new Set([...state.failed, key]) }
  // Something to look at while the directory answers, and not counted as read.
  if (answer._tag === 'Cached') return { ...state, remembered: answer.page.wallets }
  const found = new Map(state.found).set(key, addPage(state.found.get(key), answer.page, { asked, sent: answer.sent }))
  const searches = [...found.keys()].filter((other) => !LASTING.has(other))
  const oldest = searches.find((other) => other !== key)
  if (searches.length > SEARCHES_KEPT && oldest !== undefined) found.delete(oldest)
  return { ...state, asking: undefined, found }
}
