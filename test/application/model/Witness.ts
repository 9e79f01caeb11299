import { tap } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { Connection } from '../../../domain/connect/connection.js'

/** What one wallet told one page, and what the page still waits to hear from it. */
export interface Witness {
  readonly connector: WalletConnector
  /**
   * The last it said of accounts and network; `undefined` before its first answer and after it took its access back.
   */
  readonly said: () => Pick<Connection, 'accounts' | 'caipNetworkId'> | undefined
  /** Questions about access without an answer. */
  readonly unanswered: () => number
}

/** Stands between a page and a connector, and changes nothing of what they say. */
export const witness = (inner: WalletConnector): Witness => {
  let said: ReturnType<Witness['said']>
  let unanswered = 0
  const heard =
    <Outcome extends { readonly _tag: 'Left' } | { readonly _tag: 'Right'; readonly right: Connection | undefined }>(
      ask: () => Promise<Outcome>,
    ) =>
    async (): Promise<Outcome> => {
      unanswered += 1
      const outcome = await ask()
      unanswered -= 1
      if (outcome._tag === 'Right') said = outcome.right
      return outcome
    }
  return {
    said: () => said,
    unanswered: () => unanswered,
    connector: {
      ...inner,
      connect: heard(inner.connect),
      restore: heard(inner.restore),
      events: inner.events.pipe(
        tap((event) => {
          if (event._tag === 'Disconnected') said = undefined
          else if (said !== undefined) said = { ...said, ...event }
        }),
      ),
    },
  }
}
