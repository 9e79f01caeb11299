import { MODAL } from './messages.js'
import { MessagesContext, useMessages } from '../messages/useMessages.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { floating, note } from './PendingRequest.styles.js'
import { useContext } from 'react'
import { textDirection } from '../messages/formatMessage.js'
import { portalToBody } from '../primitives/Dialog.js'
import { useTheme } from '../theme/useTheme.js'

/** Leads back to a wallet on this device that has a request to answer (U-22). */
export const PendingRequestNote = ({ wallet }: { readonly wallet: string }) => {
  const t = useMessages(MODAL)
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

/** The way back to the wallet while the modal is closed: hosts ask it things, too. */
export const PendingRequestBar = ({ wallet }: { readonly wallet: string }) => {
  const { language } = useContext(MessagesContext)
  const theme = useTheme<HTMLDivElement>()
  return portalToBody(
    <div {...theme} lang={language} dir={textDirection(language)}>
      <div className={floating}>
        <PendingRequestNote wallet={wallet} />
      </div>
    </div>,
  )
}
