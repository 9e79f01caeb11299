import { createContext, type ReactNode, useContext, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { textDirection } from '../messages/formatMessage.js'
import { MessagesContext } from '../messages/useMessages.js'
import { useTheme } from '../theme/useTheme.js'
import { KEPT_INSIDE } from './keptInside.js'
import { portal } from './Portal.styles.js'
import { keepOnTop, makePortal } from './topLayer.js'

/** What holds what is drawn here, from before anything in it can be referred to. */
export const PortalElement = createContext<HTMLElement | undefined>(undefined)

interface PortalProps {
  /** Whether the rest of the page is out of use while it is there. */
  readonly modal?: boolean
  readonly children: ReactNode
}

/**
 * Draws on top of the page, with Portico's look: outside the stacking, the clipping and the events of what is around it
 * in the host's tree, and above whatever the host has open.
 */
export const Portal = ({ modal = false, children }: PortalProps) => {
  const { language } = useContext(MessagesContext)
  const theme = useTheme<HTMLDivElement>()
  const [container] = useState(() => makePortal(portal))
  // Before all other effects: in an element that is nowhere nothing can have the focus.
  useInsertionEffect(() => keepOnTop(container, modal), [container, modal])
  return createPortal(
    <div {...theme} {...KEPT_INSIDE} lang={language} dir={textDirection(language)}>
      <PortalElement.Provider value={container}>{children}</PortalElement.Provider>
    </div>,
    container,
  )
}
