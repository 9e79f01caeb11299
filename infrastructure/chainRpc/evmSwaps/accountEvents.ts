import { isSameHex } from '../../../domain/account/addresses/patterns.js'
import * as t from 'io-ts'
import { TOKEN_EVENTS } from '../../shared/tokenEvents.js'
import { Address, Data, Topic } from '../evmAnswers.js'
import { wordOf } from '../evmTransfers/tokenCalls.js'

/** An event that a contract emitted during a transaction. */
export const Event = t.type({ address: Address, topics: t.readonlyArray(Topic), data: Data })
export type Event = t.TypeOf<typeof Event>

/** Whether a topic is an account: a 20-byte address padded to 32 bytes. */
export const isAccount = (topic: string | undefined, account: string): boolean =>
  topic !== undefined && isSameHex(topic, `0x${'0'.repeat(24)}${account.slice(2)}`)

/**
 * zkSync Era emits transfers of the native coin as events of this contract. Ignored here: the coin is measured by
 * balance.
 */
const COIN_CONTRACT = '0x000000000000000000000000000000000000800a'

/** Topic with the account that gives something away in an event; `undefined` for other kinds of events. */
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

/** What a swap pays, and how much of it the account approved before. */
export interface Allowed {
  /** Absent for the native coin. */
  readonly contract: string | undefined
  readonly spender: string
  /** In base units. */
  readonly units: bigint
}

/**
 * Whether an event belongs to the expected payment: a transfer of the paid token, or a shrinking allowance, which some
 * tokens emit. The amount is measured by balance.
 */
const isPaying = ({ address, topics: [event = '', , to], data }: Event, allowed: Allowed): boolean => {
  if (allowed.contract === undefined || !isSameHex(address, allowed.contract)) return false
  if (isSameHex(event, TOKEN_EVENTS.transfer)) return true
  const units = isSameHex(event, TOKEN_EVENTS.approval) && isAccount(to, allowed.spender) ? wordOf(data) : undefined
  return units !== undefined && units <= allowed.units
}

/**
 * Contracts whose events show that the account transfers or approves anything besides the payment (ERC-20, ERC-721,
 * ERC-1155). Lower case, without duplicates.
 */
export const givenBesides = (events: readonly Event[], account: string, allowed: Allowed): readonly string[] => [
  ...new Set(
    events
      .filter((event) => isAccount(loserOf(event), account) && !isPaying(event, allowed))
      .map(({ address }) => address.toLowerCase())
      .filter((address) => address !== COIN_CONTRACT),
  ),
]
