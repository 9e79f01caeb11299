import { assert } from 'chai'
import type { Subscription } from 'rxjs'
import type { Readable } from '../../../application/kernel/store.js'
import type { Walk } from './beginWalk.js'

/** Maximum waits, in this order: a restored wallet, an undo, a link, an approval, a network. */
const RESTORE_MS = 3_000
const UNDO_MS = 10_000
const LINK_MS = 21_000
const APPROVAL_MS = 300_000
const NETWORK_MS = 303_000

interface Wait {
  readonly tag: string
  readonly since: number
}

/** Its check fails if anything has been waiting longer than allowed. */
export const watchWaits = ({ core, profile, time }: Walk): (() => void) => {
  const overdue: string[] = []
  const watch = <A>(
    what: string,
    { changes }: Pick<Readable<A>, 'changes'>,
    waitingTag: (value: A) => string | undefined,
    withinMs: number,
  ): (() => Subscription) => {
    let wait: Wait | undefined
    const end = (): void => {
      if (wait !== undefined && time.scheduler.frame - wait.since > withinMs)
        overdue.push(`${what} is ${wait.tag} for longer than ${withinMs} ms`)
    }
    const running = changes.subscribe((value) => {
      end()
      const tag = waitingTag(value)
      wait = tag === undefined ? undefined : { tag, since: tag === wait?.tag ? wait.since : time.scheduler.frame }
    })
    return () => {
      end()
      return running
    }
  }
  const only =
    (tags: readonly string[]) =>
    ({ _tag }: { readonly _tag: string }) =>
      tags.find((tag) => tag === _tag)
  const ends = [
    watch('the EVM wallet', core.connections, ({ eip155 }) => only(['Restoring'])(eip155), RESTORE_MS),
    watch('the Solana wallet', core.connections, ({ solana }) => only(['Restoring'])(solana), RESTORE_MS),
    watch('the link', core.pairing, only(['Preparing', 'Renewing']), LINK_MS),
    watch('the attempt', core.attempt, only(['AwaitingApproval']), APPROVAL_MS),
    watch('the switch', core.networkSwitch, only(['AwaitingApproval']), NETWORK_MS),
    watch('undo', profile.state, ({ undoable }) => (undoable.length > 0 ? 'Undoable' : undefined), UNDO_MS),
    watch(
      'a wallet that comes back',
      profile.state,
      ({ returning }) => (returning.length > 0 ? 'Returning' : undefined),
      2 * RESTORE_MS,
    ),
    watch('the modal', core.modal, ({ _tag }) => only(['Opening'])({ _tag }), 0),
  ]
  return () => {
    for (const end of ends) end().unsubscribe()
    assert.deepEqual(overdue, [])
  }
}
