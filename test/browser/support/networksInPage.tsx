import { createPortico } from 'portico'
import * as presets from 'portico/networks'
import { NetworkButton, PorticoModal, PorticoProvider } from 'portico/react'
import { createRoot } from 'react-dom/client'

const { mainnet, ...others } = presets
/** A picture of the host, which differs from all built-in icons. */
const own = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

const portico = createPortico({
  networks: [mainnet, ...Object.values({ ...others, base: { ...others.base, imageUrl: own } })],
  features: { email: false, socials: false },
})

const main = document.querySelector('main')
if (main === null) throw new Error('the page has no main')
createRoot(main).render(
  <PorticoProvider portico={portico}>
    <NetworkButton />
    <PorticoModal />
  </PorticoProvider>,
)
