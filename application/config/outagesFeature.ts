import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Outage, RemoteError } from '../../domain/errors/remoteError.js'
import { createStore, type Readable } from '../kernel/store.js'

/** A call that can fail by itself, after the part that it is a call of. */
export type Call = `${Outage} ${string}`

/** The same question, whose outcome is noted. */
type Noted = <A>(question: TaskEither<RemoteError, A>) => TaskEither<RemoteError, A>

/** Notes which parts answer. A part is out while any of its calls is: none clears another's outage. */
export interface OutagesFeature {
  readonly outages: Readable<readonly Outage[]>
  readonly watch: (call: Call) => Noted
}

const PARTS: readonly Outage[] = ['walletApi', 'blockchainApi', 'chainRpc']

/** A part the host never set up is not out of order, and being asked too soon says nothing new. */
const saysNothing = (error: RemoteError): boolean => error._tag === 'NotConfigured' || error._tag === 'RetryBlocked'

export const makeOutagesFeature = (): OutagesFeature => {
  const store = createStore<readonly Outage[]>([])
  const failing = new Set<Call>()
  return {
    outages: store,
    watch: (call) => (question) => async () => {
      const answer = await question()
      if (E.isRight(answer)) failing.delete(call)
      else if (!saysNothing(answer.left)) failing.add(call)
      const parts = PARTS.filter((part) => [...failing].some((each) => each.startsWith(part)))
      if (String(parts) !== String(store.value)) store.set(parts)
      return answer
    },
  }
}
