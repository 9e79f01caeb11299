import { createPortico } from 'portico'
import { mainnet } from 'portico/networks'
import { ConnectButton, PorticoModal, PorticoProvider } from 'portico/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const ACCOUNT = `0x${'a1'.repeat(20)}`
const ANSWERS: Readonly<Record<string, unknown>> = {
  eth_accounts: [ACCOUNT],
  eth_requestAccounts: [ACCOUNT],
  eth_chainId: '0x1',
  personal_sign: `0x${'b2'.repeat(65)}`,
}

const provider = {
  request: async ({ method }: { readonly method: string }) => ANSWERS[method],
  on: () => undefined,
  removeListener: () => undefined,
}
const info = { uuid: '00000000-0000-4000-9000-000000000001', name: 'Page Wallet', icon: '', rdns: 'example.page' }

addEventListener('eip6963:requestProvider', () =>
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } })),
)

/** What the test says: a node of its own, its relay, and the project that may use it. */
const said = new URLSearchParams(location.hash.slice(1))

const portico = createPortico({
  networks: [mainnet],
  logLevel: 'silent',
  features: { email: false, socials: false },
  ...(said.has('projectId') && { projectId: said.get('projectId') ?? '' }),
  // No other server is there: nothing leaves this machine.
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
