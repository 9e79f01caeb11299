import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Outage, RemoteError } from '../../domain/errors/remoteError.js'
import { createStore, type Readable } from '../kernel/store.js'

/** Notes which parts answer. */
export interface OutagesFeature {
  readonly outages: Readable<readonly Outage[]>
  /** The same question, whose outcome is noted. */
  readonly watch: (part: Outage) => <A>(question: TaskEither<RemoteError, A>) => TaskEither<RemoteError, A>
}

/** A part the host never set up is not out of order, and being asked too soon says nothing new. */
const saysNothing = (error: RemoteError): boolean => error._tag === 'NotConfigured' || error._tag === 'RetryBlocked'

export const makeOutagesFeature = (): OutagesFeature => {
  const store = createStore<readonly Outage[]>([])
  const note = (part: Outage, failed: boolean): void =>
    store.update((parts) => {
      if (failed === parts.includes(part)) return parts
      return failed ? [...parts, part] : parts.filter((other) => other !== part)
    })
  return {
    outages: store,
    watch: (part) => (question) => async () => {
      const answer = await question()
      if (E.isRight(answer)) note(part, false)
      else if (!saysNothing(answer.left)) note(part, true)
      return answer
    },
  }
}
