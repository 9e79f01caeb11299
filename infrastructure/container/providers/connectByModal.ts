import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { defer, filter, firstValueFrom, map, merge, race } from 'rxjs'
import type { Readable } from '../../../application/kernel/store.js'
import type { NamespaceConnection } from '../../../domain/connect/connection.js'
import type { DomainError } from '../../../domain/errors/domainError.js'
import type { ModalState } from '../../../domain/modal/view.js'

type Answer = E.Either<DomainError, readonly string[]>

/**
 * Opens the modal and waits for a connection on a namespace: returns its accounts, or `ModalClosed`. Concurrent calls
 * share one dialog.
 */
export const makeConnectByModal = (deps: {
  readonly connection: Readable<NamespaceConnection>
  readonly modal: Readable<ModalState>
  /** Opens before the promise is created. */
  readonly open: TaskEither<DomainError, unknown>
}): TaskEither<DomainError, readonly string[]> => {
  const connected = deps.connection.changes.pipe(
    filter((state) => state._tag === 'Connected'),
    map(({ active }): Answer => E.right([...active.accounts])),
  )
  const closed = deps.modal.changes.pipe(
    filter(({ _tag }) => _tag === 'Closed'),
    map((): Answer => E.left({ _tag: 'ModalClosed' })),
  )
  let connecting: Promise<Answer> | undefined
  const connect = (): Promise<Answer> => {
    const opened = deps.open()
    const failed = defer(() => opened).pipe(filter(E.isLeft))
    return firstValueFrom(race(connected, merge(closed, failed)))
  }
  return () => {
    connecting ??= connect().finally(() => (connecting = undefined))
    return connecting
  }
}
