import { useTranslate } from '../messages/useTranslate.js'
import { warning } from '../modal/shared.styles.js'
import { useShownView } from '../modal/useShownView.js'
import { Waiting } from '../modal/Waiting.js'
import { useConnectAttempt } from '../shared/useConnectAttempt.js'
import { usePortico } from '../shared/usePortico.js'
import { useWalletRow } from '../wallets/useWalletRow.js'
import { WalletPicture } from '../wallets/WalletPicture.js'
import { attemptWords } from './attemptWords.js'

const LABELS = { ask: 'connecting.start', retry: 'connecting.retry' } as const

/** Waits for one wallet of this page to let the site see its address (S2-07, W-23). */
export const ConnectingExternalView = () => {
  const t = useTranslate()
  const { commands } = usePortico()
  const view = useShownView()
  const place = view.name === 'ConnectingExternal' ? view : { walletId: '' }
  const { walletId } = place
  const words = attemptWords(place, useConnectAttempt())
  const row = useWalletRow(walletId)
  const wallet = row ?? { name: walletId }
  const values = { wallet: wallet.name }
  return (
    <>
      {row?._tag === 'Installed' && row.unverified && <p className={warning}>{t('connect.unverifiedHint', values)}</p>}
      <Waiting
        picture={<WalletPicture wallet={wallet} large />}
        lead={t(words.lead, values)}
        hint={t(words.hint, values)}
        tone={words.tone}
        step={words.step && { label: t(LABELS[words.step]), onPress: commands.retryConnect }}
      />
    </>
  )
}
