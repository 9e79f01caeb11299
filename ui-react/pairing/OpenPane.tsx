import type { LinkRoute } from '../../domain/pairing/walletLinks.js'
import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { useTranslate } from '../messages/useTranslate.js'
import { centred, hint, lead } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { usePairing } from '../shared/usePairing.js'
import { usePortico } from '../shared/usePortico.js'
import { WalletPicture } from '../wallets/WalletPicture.js'
import { CopyLink } from './CopyLink.js'
import { pairingWords } from './pairingWords.js'
import { useOpened } from './useOpened.js'

interface OpenPaneProps {
  readonly row: WalletRow
  readonly route: LinkRoute
  /** The wallet has another link, for when the first does nothing. */
  readonly hasOther: boolean
}

/** Opens the wallet's app or page with the link, inside the visitor's press (U-21). */
export const OpenPane = ({ row, route, hasOther }: OpenPaneProps) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const pairing = usePairing()
  const [opened, noteOpening] = useOpened()
  const words = pairingWords(pairing)
  const values = { wallet: row.name }
  const isReady = pairing._tag === 'Ready'
  const open = (other: number): void => {
    commands.openWallet(route, other)
    noteOpening()
  }
  const isPlain = isReady && pairing.after === undefined
  const says = isPlain ? (opened === 'StillHere' ? 'pairing.notOpened' : 'pairing.openHint') : words.hint
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
      <CopyLink />
    </div>
  )
}
