import { createPortico, type PlainViewName, type View } from 'portico'
import { mainnet } from 'portico/networks'
import { PorticoModal, PorticoProvider } from 'portico/react'
import { createRoot } from 'react-dom/client'

const portico = createPortico({
  networks: [mainnet],
  projectId: 'views',
  features: { email: true, socials: ['farcaster'] },
  logLevel: 'silent',
  // No server is there: nothing leaves this machine.
  endpoints: {
    walletApi: `${location.origin}/wallets`,
    blockchainApi: `${location.origin}/chains`,
    secureSite: `${location.origin}/secure`,
    rpc: { 'eip155:1': [`${location.origin}/rpc`] },
  },
})

/** What a host may ask for, by the name of its button. */
const WANTED: Readonly<Record<string, View | PlainViewName>> = {
  'Your account': 'Account',
  'Wrong network': 'UnsupportedChain',
  'Your address': 'UpdateEmailWallet',
  Farcaster: 'ConnectingFarcaster',
  'That wallet': { name: 'ConnectingExternal', walletId: 'nobody' },
}

const main = document.querySelector('main')
if (main === null) throw new Error('the page has no main')
createRoot(main).render(
  <PorticoProvider portico={portico}>
    {Object.entries(WANTED).map(([name, view]) => (
      <button key={name} type="button" onClick={() => void portico.open({ view })}>
        {name}
      </button>
    ))}
    <PorticoModal />
  </PorticoProvider>,
)
