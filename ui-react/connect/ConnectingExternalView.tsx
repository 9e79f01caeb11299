import { useRef } from 'react'
import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { useTranslate } from '../messages/useTranslate.js'
import { centred, hint, lead, warning } from '../modal/shared.styles.js'
import { useShownView } from '../modal/useShownView.js'
import { Button } from '../primitives/Button.js'
import { Spinner } from '../primitives/Spinner.js'
import { useConnectAttempt } from '../shared/useConnectAttempt.js'
import { usePortico } from '../shared/usePortico.js'
import { useWalletRow } from '../wallets/useWalletRow.js'
import { WalletPicture } from '../wallets/WalletPicture.js'
import { attemptWords } from './attemptWords.js'
import { useNextStepFocus } from './useNextStepFocus.js'

const Asking = ({ wallet }: { readonly wallet: Pick<WalletRow, 'name' | 'picture'> }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const words = attemptWords(useConnectAttempt())
  const values = { wallet: wallet.name }
  const box = useRef<HTMLDivElement>(null)
  useNextStepFocus(box, words.retry)
  return (
    <div ref={box} className={centred}>
      <WalletPicture wallet={wallet} large />
      <div role="status" className={centred}>
        <p className={lead} data-tone={words.tone} tabIndex={-1} data-portico-focus>
          {t(words.lead, values)}
        </p>
        <p className={hint}>{t(words.hint, values)}</p>
      </div>
      {words.retry ? (
        <Button tone="primary" wide onPress={commands.retryConnect}>
          {t('connecting.retry')}
        </Button>
      ) : (
        <Spinner />
      )}
    </div>
  )
}

/** Waits for one wallet of this page (S2-07, W-23). */
export const ConnectingExternalView = () => {
  const t = useTranslate()
  const view = useShownView()
  const walletId = view.name === 'ConnectingExternal' ? view.walletId : ''
  const row = useWalletRow(walletId)
  const unverified = row?._tag === 'Installed' && row.unverified
  return (
    <>
      {unverified && <p className={warning}>{t('connect.unverifiedHint', { wallet: row.name })}</p>}
      <Asking wallet={row ?? { name: walletId }} />
    </>
  )
}
