/**
 * Wallets by how a page reaches them. Bitcoin: paired, because no wallet of the Wallet Standard sends bitcoin; by
 * `sendTransfer`, or by a `signPsbt` that the wallet broadcasts.
 */
export type Connector = 'injected' | 'paired' | 'Safe' | 'login' | 'Solana' | 'Bitcoin' | 'Bitcoin (PSBT)'

/** What happens while the wallet asks the visitor about a payment. */
export type Ending =
  | 'refused'
  | 'certain error'
  | 'unknown error'
  | 'time-out'
  | 'lock'
  | 'disconnect'
  | 'reload'
  | 'second tab'
  | 'account moved'
  | 'chain moved'

export interface Expected {
  /** What the page can be certain of. */
  readonly certain: 'NotSent' | 'Sent' | 'Nothing'
  /** What the device keeps: no payment, one of which nothing is known, or one with the id that the wallet gave it. */
  readonly recorded: 'None' | 'Kept' | 'KeptAsSent'
  /** Each text that the visitor reads: in the review, of the second page where there is one; then the notice. */
  readonly reads: readonly string[]
  /** The code that the host's promise rejects with, if the host asked. */
  readonly host?: string
}

/** The ending cannot happen with this connector, or the page is not told of it. */
interface NotApplicable {
  readonly because: string
}

const DECLINED = 'You declined it in the wallet. It was not sent.'
const COULD_NOT = 'The wallet could not do it.'
const LOOK_FIRST = 'It may have been sent. Look at your activity first.'
export const PAID_BEFORE = 'A payment to this receiver may have been sent before. Look at your activity first.'
export const NOT_KNOWN =
  'It is not known whether your request was carried out. Look at your activity before you repeat it.'
const toldOf = (amount: string): string => `A payment of ${amount} may have been sent. Look at your activity.`
const SENT = 'Transaction sent'
const sentOn = (network: string): string => `Sent. Waiting for ${network} to confirm.`

const refused: Expected = { certain: 'NotSent', recorded: 'None', reads: [DECLINED] }
const notAccepted: Expected = { certain: 'NotSent', recorded: 'None', reads: [COULD_NOT] }
const uncertain: Expected = { certain: 'Nothing', recorded: 'Kept', reads: [LOOK_FIRST] }
/** The review is gone with the account, or says the same; the notice outlives it. */
const gone: Expected = { certain: 'Nothing', recorded: 'Kept', reads: [NOT_KNOWN] }
const moved: Expected = { certain: 'Nothing', recorded: 'Kept', reads: [LOOK_FIRST, NOT_KNOWN] }
const reloaded = (amount: string): Expected => ({
  certain: 'Nothing',
  recorded: 'Kept',
  reads: [PAID_BEFORE, toldOf(amount)],
})
/** The first tab still waits for the wallet, so there is no notice; the review in the second one warns. */
const inSecondTab: Expected = { certain: 'Nothing', recorded: 'Kept', reads: [PAID_BEFORE] }
/** The request names its chain, so the move does not end it, and the wallet's answer counts. */
const sent = (network: string): Expected => ({
  certain: 'Sent',
  recorded: 'KeptAsSent',
  reads: [sentOn(network), SENT],
})
/** The host asked for an account that is not the wallet's: the wallet is not asked. */
const refusedForHost: Expected = { certain: 'NotSent', recorded: 'None', reads: [], host: 'PTC-REQUEST-FAILED' }

/**
 * The frame of a login takes a question back when the visitor logs out or changes accounts, so there is no notice; but
 * the error is that of any wallet that left, so the payment counts as uncertain. A frame that does not confirm: `gone`.
 */
const takenBack: Expected = { certain: 'Nothing', recorded: 'Kept', reads: [] }

const PHONE_LOCK = 'A phone that is locked does not tell the page: its answer is awaited until the time-out.'

type Endings = Readonly<Record<Ending, Expected | NotApplicable>>

/** Send does not serve Bitcoin: the host asks, is told of each failure, and repeats a request on its own account. */
const Bitcoin: Endings = {
  refused: { certain: 'NotSent', recorded: 'None', reads: [], host: 'PTC-REQUEST-REJECTED' },
  'certain error': { certain: 'NotSent', recorded: 'None', reads: [], host: 'PTC-REQUEST-FAILED' },
  'unknown error': { certain: 'Nothing', recorded: 'Kept', reads: [], host: 'PTC-REQUEST-FAILED' },
  'time-out': { certain: 'Nothing', recorded: 'Kept', reads: [], host: 'PTC-REQUEST-TIMEOUT' },
  lock: { because: PHONE_LOCK },
  disconnect: { ...gone, host: 'PTC-REQUEST-OUTCOME-UNKNOWN' },
  reload: { ...gone, reads: [NOT_KNOWN] },
  'second tab': { ...gone, reads: [NOT_KNOWN] },
  'account moved': { ...gone, host: 'PTC-REQUEST-OUTCOME-UNKNOWN' },
  'chain moved': { because: 'Each address of Bitcoin belongs to one chain.' },
}

/** What is certain, what is recorded and what the visitor reads, for each wallet and each ending (S-28). */
export const EXPECTED: Readonly<Record<Connector, Endings>> = {
  injected: {
    refused,
    'certain error': notAccepted,
    'unknown error': uncertain,
    'time-out': uncertain,
    lock: gone,
    disconnect: gone,
    reload: reloaded('0.5 ETH'),
    'second tab': inSecondTab,
    'account moved': moved,
    'chain moved': sent('Ethereum'),
  },
  paired: {
    refused,
    'certain error': notAccepted,
    'unknown error': uncertain,
    'time-out': uncertain,
    lock: { because: PHONE_LOCK },
    disconnect: gone,
    reload: reloaded('0.5 ETH'),
    'second tab': inSecondTab,
    'account moved': moved,
    'chain moved': sent('Ethereum'),
  },
  Safe: {
    refused,
    'certain error': refusedForHost,
    'unknown error': uncertain,
    'time-out': uncertain,
    lock: { because: 'The wallets of the owners lock, not the Safe.' },
    disconnect: gone,
    reload: reloaded('0.5 ETH'),
    'second tab': inSecondTab,
    'account moved': { because: 'A Safe shows the page one account as long as the page is open.' },
    'chain moved': { because: 'A Safe lives on one chain.' },
  },
  login: {
    refused,
    'certain error': refusedForHost,
    'unknown error': uncertain,
    'time-out': uncertain,
    lock: { because: 'An account behind a login has no lock: it is there, or the visitor has logged out.' },
    disconnect: takenBack,
    reload: reloaded('0.5 ETH'),
    'second tab': inSecondTab,
    'account moved': { ...takenBack, reads: [LOOK_FIRST] },
    'chain moved': sent('Ethereum'),
  },
  Solana: {
    refused,
    'certain error': notAccepted,
    'unknown error': uncertain,
    'time-out': uncertain,
    lock: gone,
    disconnect: gone,
    reload: reloaded('0.5 SOL'),
    'second tab': inSecondTab,
    'account moved': moved,
    'chain moved': sent('Solana'),
  },
  Bitcoin,
  'Bitcoin (PSBT)': Bitcoin,
}

const WORDS = { NotSent: 'not sent', Sent: 'sent', Nothing: 'may have been sent' } as const

/** The table of what is certain, as in docs/security.md. */
export const toTable = (connectors: readonly Connector[]): string => {
  const toRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`
  const wordOf = (cell: Expected | NotApplicable): string => ('because' in cell ? '—' : WORDS[cell.certain])
  const rows = (Object.keys(Bitcoin) as readonly Ending[]).map((ending) =>
    toRow([ending, ...connectors.map((connector) => wordOf(EXPECTED[connector][ending]))]),
  )
  return [
    toRow(['while the wallet asks', ...connectors]),
    toRow(['---', ...connectors.map(() => '---')]),
    ...rows,
  ].join('')
}
