import { createPortico } from 'portico'
import { mainnet } from 'portico/networks'
import { PorticoModal, PorticoProvider } from 'portico/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { announcePageWallet } from './announcePageWallet.js'

announcePageWallet({ name: 'Heron' })

const portico = createPortico({
  networks: [mainnet],
  features: { email: false, socials: false },
  // No node exists: nothing leaves this machine.
  endpoints: { rpc: { 'eip155:1': [`${location.origin}/rpc`] } },
})

/** A host with its own button, which uses only the provider. */
const Host = () => {
  const [said, setSaid] = useState('')
  const ask = (): void =>
    void portico
      .provider()
      .request<readonly string[]>({ method: 'eth_requestAccounts' })
      .then(
        (accounts) => setSaid(`In: ${accounts.join()}`),
        (error: unknown) => setSaid(`Out: ${String(error instanceof Error && 'code' in error && error.code)}`),
      )
  return (
    <>
      <button type="button" onClick={ask}>
        Enter
      </button>
      <p role="status">{said}</p>
      <PorticoModal />
    </>
  )
}

const main = document.querySelector('main')
if (main === null) throw new Error('the page has no main')
createRoot(main).render(
  <PorticoProvider portico={portico}>
    <Host />
  </PorticoProvider>,
)
