'use client'

import { createPortico, type PorticoOptions } from 'portico'
import { mainnet } from 'portico/networks'
import { ConnectButton, NetworkButton, PorticoModal, PorticoProvider } from 'portico/react'

declare global {
  /** What the gate sets before the page's own scripts: the servers of the sandbox. A server that renders has none. */
  var loadingSite: PorticoOptions | undefined
}

const portico = createPortico(globalThis.loadingSite ?? { networks: [mainnet] })

/** The smallest page that a site would write. */
export const App = () => (
  <PorticoProvider portico={portico}>
    <header>
      <NetworkButton />
      <ConnectButton />
    </header>
    <PorticoModal />
  </PorticoProvider>
)
