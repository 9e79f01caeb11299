'use client'

import { createPortico, type PorticoOptions } from 'portico'
import { mainnet } from 'portico/networks'
import { ConnectButton, NetworkButton, PorticoModal, PorticoProvider } from 'portico/react'

declare global {
  /** Options set by the gate before the page's scripts: the sandbox's servers. Undefined during server rendering. */
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
