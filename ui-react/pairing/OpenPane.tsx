import { useEffect, useState } from 'react'
import type { WalletRow } from '../../domain/wallets/walletRow.js'
import { AsksToSignIn } from './AsksToSignIn.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hint } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { WalletPicture } from '../wallets/WalletRows.js'
import type { LinkRoute } from '../../domain/pairing/walletRoutes.js'
import { usePairing } from '../shared/viewHooks.js'
import { CopyLink } from './QrPane.js'
import { usePairingWords, WORDS } from './pairingWords.js'

/** By then, a page behind a wallet's app is hidden (U-24). */
const SOON_MS = 1_500

export type OpenAttempt = 'NotYet' | 'Opening' | 'StillHere'

/** Whether the page is still in front shortly after a wallet was opened. */
const useOpenAttempt = (): readonly [OpenAttempt, () => void] => {
  const [opened, setOpened] = useState<OpenAttempt>('NotYet')
  useEffect(() => {
    if (opened !== 'Opening') return
    const later = setTimeout(() => setOpened(document.visibilityState === 'visible' ? 'StillHere' : 'NotYet'), SOON_MS)
    return () => clearTimeout(later)
  }, [opened])
  return [opened, () => setOpened('Opening')]
}

/** Opens this page in the in-app browser of a wallet that does not pair, within the visitor's press (U-21). */
export const PagePane = ({ row }: { readonly row: WalletRow }) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const [opened, noteOpening] = useOpenAttempt()
  const values = { wallet: row.name }
  const open = (): void => {
    commands.openWallet('Mobile')
    noteOpening()
  }
  return (
    <div className={centred}>
      <WalletPicture wallet={row} large />
      <p role="status" className={hint}>
        {t(opened === 'StillHere' ? 'pairing.pageNotOpened' : 'pairing.pageHint', values)}
      </p>
      <Button tone="primary" wide onPress={open}>
        {t('pairing.open', values)}
      </Button>
    </div>
  )
}

interface OpenPaneProps {
  readonly row: WalletRow
  readonly route: LinkRoute
  /** The wallet has another link, in case the first does nothing. */
  readonly hasOther: boolean
}

/** Opens the wallet's app or web page with the link, within the visitor's press (U-21). */
export const OpenPane = ({ row, route, hasOther }: OpenPaneProps) => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  const pairing = usePairing()
  const [opened, noteOpening] = useOpenAttempt()
  const words = usePairingWords()
  const values = { wallet: row.name, ...words.values }
  const isReady = pairing._tag === 'Ready'
  const open = (other: number): void => {
    commands.openWallet(route, other)
    noteOpening()
  }
  const says = words.hint ?? (opened === 'StillHere' ? 'pairing.notOpened' : 'pairing.openHint')
  return (
    <div className={centred}>
      <WalletPicture wallet={row} large />
      <p role="status" className={words.tone === 'danger' ? lead : hint} data-tone={words.tone}>
        {t(says, values)}
      </p>
      {pairing._tag === 'Failed' ? (
        <Button tone="primary" wide onPress={commands.retryPairing}>
          {t('pairing.retry')}
        </Button>
      ) : (
        <Button tone="primary" wide busy={!isReady} onPress={() => open(0)}>
          {t('pairing.open', values)}
        </Button>
      )}
      {hasOther && opened === 'StillHere' && (
        <Button wide disabled={!isReady} onPress={() => open(1)}>
          {t('pairing.openOther')}
        </Button>
      )}
      <AsksToSignIn />
      <CopyLink />
    </div>
  )
}
