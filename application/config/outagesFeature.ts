import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Outage, RemoteError } from '../../domain/errors/remoteError.js'
import { createStore, type Readable } from '../kernel/store.js'

/** A server, or a chain's node. */
type Part = 'walletApi' | 'blockchainApi' | 'chainRpc'

/** A call that can fail by itself, after the part that it is a call of. */
export type Call = `${Part} ${string}`

/** The same question, whose outcome is noted. */
type Noted = <A>(question: TaskEither<RemoteError, A>) => TaskEither<RemoteError, A>

/** Notes which calls are answered. A part is out while any call is that visitors miss: none clears another's outage. */
export interface OutagesFeature {
  /** What visitors are told. */
  readonly outages: Readable<readonly Outage[]>
  /** Every call that is not answered, for the developer. */
  readonly failing: Readable<readonly Call[]>
  readonly watch: (call: Call) => Noted
}

/** In the order in which they are told. */
const OUTAGES: readonly Outage[] = ['walletApi', 'config', 'blockchainApi', 'chainRpc']

/**
 * Of the blockchain API, visitors are told that prices and balances are out: nothing else of it is meant by that. Both
 * wait for the list of chains.
 */
const PRICES_AND_BALANCES: ReadonlySet<Call> = new Set([
  'blockchainApi balances',
  'blockchainApi chains',
  'blockchainApi code',
  'blockchainApi price',
])

/** What visitors are told of a call that fails. Nothing where they miss nothing, or are told where they miss it. */
const toldOf = (call: Call): Outage | undefined => {
  if (call === 'walletApi config') return 'config'
  if (call === 'walletApi origins' || call === 'walletApi analytics') return undefined
  if (call.startsWith('blockchainApi ') && !PRICES_AND_BALANCES.has(call)) return undefined
  return OUTAGES.find((outage) => call.startsWith(`${outage} `))
}

/** A part the host never set up is not out of order, and being asked too soon says nothing new. */
const saysNothing = (error: RemoteError): boolean => error._tag === 'NotConfigured' || error._tag === 'RetryBlocked'

export const makeOutagesFeature = (): OutagesFeature => {
  const store = createStore<readonly Outage[]>([])
  const failing = createStore<readonly Call[]>([])
  const note = (call: Call, fails: boolean): void => {
    if (failing.value.includes(call) === fails) return
    failing.update((calls) => (fails ? [...calls, call] : calls.filter((other) => other !== call)))
    const told = OUTAGES.filter((outage) => failing.value.some((each) => toldOf(each) === outage))
    if (String(told) !== String(store.value)) store.set(told)
  }
  return {
    outages: store,
    failing,
    watch: (call) => (question) => async () => {
      const answer = await question()
      if (E.isRight(answer)) note(call, false)
      else if (!saysNothing(answer.left)) note(call, true)
      return answer
    },
  }
}
