import type { IWalletKit, WalletKitTypes } from '@reown/walletkit'
import { filter, firstValueFrom, fromEventPattern, map, merge, timer } from 'rxjs'

/** A site asks at once; its letter may have to come a long way. */
const ASKED_WITHIN_MS = 10_000

/** Takes a link; done when the site behind it asks. A link that is over looks like any other: then nobody asks. */
export const pairWith = async (kit: IWalletKit, uri: string): Promise<void> => {
  const proposals = fromEventPattern<WalletKitTypes.SessionProposal>(
    (hear) => kit.on('session_proposal', hear),
    (hear) => kit.off('session_proposal', hear),
  )
  const asked = firstValueFrom(
    merge(
      proposals.pipe(filter(({ params }) => uri.startsWith(`wc:${params.pairingTopic}@`))),
      timer(ASKED_WITHIN_MS).pipe(
        map((): never => {
          throw new Error('No site asks behind this link. It may be over: take a new one.')
        }),
      ),
    ),
  )
  await Promise.all([kit.pair({ uri }), asked])
}
