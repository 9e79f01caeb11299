import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { HTTP_STATUS, type RemoteError } from '../../domain/errors/remoteError.js'
import type { Alert } from '../../domain/notify/alert.js'
import { createStore, type Readable } from '../kernel/store.js'

export interface AlertsFeature {
  /** All alerts so far, the newest last. */
  readonly alerts: Readable<readonly Alert[]>
  /** Once per kind: a repetition adds no information. */
  readonly raise: (alert: Alert) => void
  /** Wraps a request to the wallet API; a refusal of the project raises Invalid Project ID. */
  readonly watch: <A>(question: TaskEither<RemoteError, A>) => TaskEither<RemoteError, A>
}

const UNAUTHORIZED = 401

export const makeAlertsFeature = (): AlertsFeature => {
  const store = createStore<readonly Alert[]>([])
  const raise = (alert: Alert): void =>
    store.update((raised) => (raised.some(({ _tag }) => _tag === alert._tag) ? raised : [...raised, alert]))
  return {
    alerts: store,
    raise,
    watch: (question) => async () => {
      const answer = await question()
      const refused =
        E.isLeft(answer) &&
        answer.left._tag === 'HttpStatus' &&
        [UNAUTHORIZED, HTTP_STATUS.forbidden].includes(answer.left.status)
      if (refused) raise({ _tag: 'InvalidProjectId' })
      return answer
    },
  }
}
