import type { PaymentChain } from './chain.js'
import type { openPayingPage } from './page.js'
import type { Prompt } from './wallet.js'

/** A tab with the site. */
export type Page = Awaited<ReturnType<typeof openPayingPage>> & {
  /** Amounts of the payments whose page was gone, and whose wallet had not answered, when this page was loaded. */
  readonly found: readonly string[]
}

/** One press of Send, and what became of it. */
export interface Press {
  readonly page: Page
  /** Text that is equal for payments of the same sender and receiver. */
  readonly order: string
  /** In thousandths of a coin; tells payments apart. */
  readonly amount: number
  /** Whether "may have been sent" was on screen. */
  readonly isWarned: boolean
  /** Prompts of the wallet for it. */
  readonly prompts: Prompt[]
  /** When it was pressed, in ms. */
  readonly at: number
  /** What the page said; absent while it waits. */
  outcome: string | undefined
  /** The page said it because of what the visitor or the wallet decided. */
  isAnswered: boolean
}

/** What is known outside of the pages. */
interface Known {
  readonly chain: PaymentChain
  /** Hashes whose certain end a page has told. */
  readonly ended: ReadonlySet<string>
  readonly now: () => number
}

/** The page stopped waiting for the wallet. */
export const NO_ANSWER = /^PTC-(?:REQUEST-(?:OUTCOME-UNKNOWN|TIMEOUT|MOVED)|SESSION-GONE)/

/** Whether the payment of a press may be sent or under way, as far as a page can know. */
type Standing = 'MayBeSent' | 'Over' | 'Either'

/** The page ended it before it asked the wallet, or the wallet lacked the method. */
const NOT_ASKED =
  /^PTC-(?:SEND-OUTDATED|SWAP-OUTDATED|SWAP-DOUBTED|MODAL-CLOSED|CONNECT-PENDING|REQUEST-FAILED: Method not found)/
/** After this time, pages look a transaction up only when they are loaded. */
const LONGEST_WAIT_MS = 3_600_000

export const standingOf = ({ chain, ended, now }: Known, press: Press): Standing => {
  const prompt = press.prompts.at(-1)
  if (prompt === undefined) return press.outcome !== undefined && NOT_ASKED.test(press.outcome) ? 'Over' : 'Either'
  const { decision, hash } = prompt
  if (decision === undefined) return 'MayBeSent'
  if (hash === undefined) {
    if (decision._tag !== 'Refuse' && decision._tag !== 'NotAccepted') return 'MayBeSent'
    return press.isAnswered ? 'Over' : 'Either'
  }
  if (ended.has(hash)) return 'Over'
  const standing = chain.standingOf(hash)
  const isOld = now() - press.at >= LONGEST_WAIT_MS
  return standing === 'NeverMoves' || (standing === 'Moved' && isOld) ? 'Either' : 'MayBeSent'
}
