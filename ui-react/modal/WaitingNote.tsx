import { useEarlyWords } from '../messages/useEarlyWords.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { note } from './WaitingNote.styles.js'

/** Leads back to a wallet on this device that has a request to answer (U-22). */
export const WaitingNote = ({ wallet }: { readonly wallet: string }) => {
  const t = useEarlyWords()
  const { commands } = usePortico()
  return (
    <div className={note} role="status">
      <span>{t('waiting.answer', { wallet })}</span>
      <Button tone="primary" onPress={commands.continueInWallet}>
        {t('waiting.open', { wallet })}
      </Button>
    </div>
  )
}
