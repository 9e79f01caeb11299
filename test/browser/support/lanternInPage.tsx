import { createPortico } from 'portico'
import { mainnet } from 'portico/networks'
import { ConnectButton, PorticoModal, PorticoProvider } from 'portico/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ACCOUNT, announcePageWallet } from './announcePageWallet.js'

announcePageWallet()

/** Settings of the test: its own node, its relay, and the project that may use it. */
const said = new URLSearchParams(location.hash.slice(1))

const portico = createPortico({
  networks: [mainnet],
  logLevel: 'silent',
  features: { email: false, socials: false },
  ...(said.has('projectId') && { projectId: said.get('projectId') ?? '' }),
  // No other server exists: nothing leaves this machine.
  endpoints: {
    walletApi: `${location.origin}/wallets`,
    blockchainApi: `${location.origin}/chains`,
    ...(said.has('relay') && { relay: said.get('relay') ?? '' }),
    rpc: { 'eip155:1': [said.get('rpc') ?? `${location.origin}/rpc`] },
  },
})

const Sign = () => {
  const [signature, setSignature] = useState('')
  const sign = (): void =>
    void portico
      .request({ method: 'personal_sign', params: ['0x6c616e7465726e', ACCOUNT] })
      .then(String, String)
      .then(setSignature)
  return (
    <button type="button" onClick={sign}>
      Sign {signature}
    </button>
  )
}

createRoot(document.querySelector('main') ?? document.body).render(
  <PorticoProvider portico={portico}>
    <ConnectButton />
    <Sign />
    <PorticoModal />
  </PorticoProvider>,
)
