import { type ReactNode, useContext } from 'react'
import { textDirection } from '../messages/formatMessage.js'
import { MessagesContext } from '../messages/useMessages.js'
import { portalToBody } from '../primitives/Dialog.js'
import { useTheme } from '../theme/useTheme.js'
import { floating } from './PendingRequest.styles.js'

/** Over the host's page, at its lower edge, where no dialog is open. */
export const Floating = ({ children }: { readonly children: ReactNode }) => {
  const { language } = useContext(MessagesContext)
  const theme = useTheme<HTMLDivElement>()
  return portalToBody(
    <div {...theme} lang={language} dir={textDirection(language)}>
      <div className={floating}>{children}</div>
    </div>,
  )
}
