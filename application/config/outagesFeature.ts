import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Outage, RemoteError } from '../../domain/errors/remoteError.js'
import { createStore, type Readable } from '../kernel/store.js'

/** A server, or a chain's nodes. */
type Part = 'walletApi' | 'blockchainApi' | 'chainRpc'

/** A call that can fail by itself, prefixed by its part. */
export type Call = `${Part} ${string}`

/** Wraps a request to record its outcome. */
type Noted = <A>(question: TaskEither<RemoteError, A>) => TaskEither<RemoteError, A>

/**
 * Records which calls are answered. A part is out while any call that affects visitors fails; the success of one call
 * does not clear another's outage.
 */
export interface OutagesFeature {
  /** The outages that visitors see. */
  readonly outages: Readable<readonly Outage[]>
  /** Every failing call, for the developer. */
  readonly failing: Readable<readonly Call[]>
  readonly watch: (call: Call) => Noted
}

/** In the order of display. */
const OUTAGES: readonly Outage[] = ['walletApi', 'config', 'blockchainApi', 'chainRpc']

/**
 * The outage of the blockchain API means prices and balances to visitors, so its other calls do not count. Both need
 * the list of chains.
 */
const PRICES_AND_BALANCES: ReadonlySet<Call> = new Set([
  'blockchainApi balances',
  'blockchainApi chains',
  'blockchainApi code',
  'blockchainApi price',
])

/**
 * The outage that visitors see if a call fails. `undefined` if it does not affect them, or if the failure is shown
 * elsewhere.
 */
const outageOf = (call: Call): Outage | undefined => {
  if (call === 'walletApi config') return 'config'
  if (call === 'walletApi origins' || call === 'walletApi analytics') return undefined
  if (call.startsWith('blockchainApi ') && !PRICES_AND_BALANCES.has(call)) return undefined
  return OUTAGES.find((outage) => call.startsWith(`${outage} `))
}

/** A part that is not configured is not out, and a blocked retry is no new failure. */
const saysNothing = (error: RemoteError): boolean => error._tag === 'NotConfigured' || error._tag === 'RetryBlocked'

export const makeOutagesFeature = (): OutagesFeature => {
  const store = createStore<readonly Outage[]>([])
  const failing = createStore<readonly Call[]>([])
  const note = (call: Call, fails: boolean): void => {
    if (failing.value.includes(call) === fails) return
    failing.update((calls) => (fails ? [...calls, call] : calls.filter((other) => other !== call)))
    const reported = OUTAGES.filter((outage) => failing.value.some((each) => outageOf(each) === outage))
    if (String(reported) !== String(store.value)) store.set(reported)
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
