import { createContext, type ReactNode, useContext, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { textDirection } from '../messages/formatMessage.js'
import { MessagesContext } from '../messages/useMessages.js'
import { useTheme } from '../theme/useTheme.js'
import { STOP_REACT_EVENTS } from './stopReactEvents.js'
import { portal } from './Portal.styles.js'
import { makePortal, type PlacePortal } from './portalElement.js'

/** The element around the portal's content; available before refs inside it are set. */
export const PortalElement = createContext<HTMLElement | undefined>(undefined)

interface PortalProps {
  /** Whether the rest of the page is inert while it is mounted. */
  readonly modal?: boolean
  /** How it is put into the page. */
  readonly place: PlacePortal
  readonly children: ReactNode
}

/**
 * Renders on top of the page, with Portico's theme: outside the stacking, the clipping and the events of its place in
 * the host's tree. With `keepOnTop`, above everything that the host has open.
 */
export const Portal = ({ modal = false, place, children }: PortalProps) => {
  const { language } = useContext(MessagesContext)
  const theme = useTheme<HTMLDivElement>()
  const [container] = useState(() => makePortal(portal))
  // Before all other effects: nothing can have the focus in a detached element.
  useInsertionEffect(() => place(container, modal), [container, modal, place])
  return createPortal(
    <div {...theme} {...STOP_REACT_EVENTS} lang={language} dir={textDirection(language)}>
      <PortalElement.Provider value={container}>{children}</PortalElement.Provider>
    </div>,
    container,
  )
}
