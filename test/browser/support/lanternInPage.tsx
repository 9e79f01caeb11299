import { createPortico } from 'portico'
import { mainnet } from 'portico/networks'
import { ConnectButton, PorticoModal, PorticoProvider } from 'portico/react'
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

const portico = createPortico({
  networks: [mainnet],
  logLevel: 'silent',
  // No server is there: nothing leaves this machine.
  endpoints: { rpc: { 'eip155:1': [`${location.origin}/rpc`] } },
})

createRoot(document.querySelector('main') ?? document.body).render(
  <PorticoProvider portico={portico}>
    <ConnectButton />
    <PorticoModal />
  </PorticoProvider>,
)
