import { tap } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { Connection } from '../../../domain/connect/connection.js'

/** What one wallet reported to one page, and the page's open queries. */
export interface Witness {
  readonly connector: WalletConnector
  /** The last reported accounts and network; `undefined` before the first answer and after a revocation. */
  readonly said: () => Pick<Connection, 'accounts' | 'caipNetworkId'> | undefined
  /** Number of unanswered queries of grants. */
  readonly unanswered: () => number
}

/** Wraps a connector and records its answers and events without changing them. */
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
