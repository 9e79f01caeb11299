import * as t from 'io-ts'
import { TOKEN_EVENTS } from '../../shared/tokenEvents.js'
import { Address, Data, Topic } from '../evmAnswers.js'
import { wordOf } from '../evmTransfers/tokenCalls.js'

/** What a contract told while a transaction was carried out. */
export const Event = t.type({ address: Address, topics: t.readonlyArray(Topic), data: Data })
export type Event = t.TypeOf<typeof Event>

/** Whether two plain addresses, or other hexadecimal texts, are the same: they are spelt in more than one way. */
export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Whether a topic is an account: its 20 bytes behind 12 that are nothing. */
export const isAccount = (topic: string | undefined, account: string): boolean =>
  topic !== undefined && isSame(topic, `0x${'0'.repeat(24)}${account.slice(2)}`)

/** By which zkSync Era tells of coins that move, as if they were a token: what moves of the coin is measured. */
const COIN_CONTRACT = '0x000000000000000000000000000000000000800a'

/** Where whoever loses something stands in an event; nowhere in one of another kind. */
const loserOf = ({ topics: [event = '', first, second] }: Event): string | undefined => {
  switch (event.toLowerCase()) {
    case TOKEN_EVENTS.transfer:
    case TOKEN_EVENTS.approval:
    case TOKEN_EVENTS.approvalForAll:
      return first
    case TOKEN_EVENTS.single:
    case TOKEN_EVENTS.batch:
      return second
    default:
      return undefined
  }
}

/** What is paid, and how much of it the account lets somebody take before. */
export interface Allowed {
  /** Absent of the coin. */
  readonly contract: string | undefined
  readonly spender: string
  /** In base units. */
  readonly units: bigint
}

/**
 * Whether an event is of what is paid as it is paid: it leaves, or what may be taken of it shrinks, which some tokens
 * tell. How much leaves is measured.
 */
const isPaying = ({ address, topics: [event = '', , to], data }: Event, allowed: Allowed): boolean => {
  if (allowed.contract === undefined || !isSame(address, allowed.contract)) return false
  if (isSame(event, TOKEN_EVENTS.transfer)) return true
  const units = isSame(event, TOKEN_EVENTS.approval) && isAccount(to, allowed.spender) ? wordOf(data) : undefined
  return units !== undefined && units <= allowed.units
}

/**
 * The contracts by whose events an account gives away, or lets somebody take, what it does not pay: each once, in small
 * letters (ERC-20, ERC-721, ERC-1155).
 */
export const givenBesides = (events: readonly Event[], account: string, allowed: Allowed): readonly string[] => [
  ...new Set(
    events
      .filter((event) => isAccount(loserOf(event), account) && !isPaying(event, allowed))
      .map(({ address }) => address.toLowerCase())
      .filter((address) => address !== COIN_CONTRACT),
  ),
]
