import { createPortico, type PlainViewName, PorticoError, type View } from 'portico'
import { mainnet } from 'portico/networks'
import { PorticoModal, PorticoProvider } from 'portico/react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const provider = { request: async () => [], on: () => undefined, removeListener: () => undefined }
const info = { uuid: crypto.randomUUID(), name: 'Page Wallet', icon: '', rdns: 'example.page' }

// Without an installed wallet, pairing is prepared; for this site, with the public relay.
addEventListener('eip6963:requestProvider', () =>
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } })),
)

const portico = createPortico({
  networks: [mainnet],
  projectId: 'views',
  features: { email: true, socials: ['farcaster'] },
  logLevel: 'silent',
  // No server exists: nothing leaves this machine.
  endpoints: {
    walletApi: `${location.origin}/wallets`,
    blockchainApi: `${location.origin}/chains`,
    secureSite: `${location.origin}/secure`,
    rpc: { 'eip155:1': [`${location.origin}/rpc`] },
  },
})

/** Views that a host may open, by button name. */
const WANTED: Readonly<Record<string, View | PlainViewName>> = {
  'Your account': 'Account',
  'Wrong network': 'UnsupportedChain',
  'Your address': 'UpdateEmailWallet',
  Farcaster: 'ConnectingFarcaster',
  'A login that is off': { name: 'ConnectingSocial', provider: 'google' },
  'That wallet': { name: 'ConnectingExternal', walletId: 'nobody' },
}

/** A dialog of the host that gets Escape before the focused element, as in some libraries. */
const HostDialog = () => {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    const close = (event: KeyboardEvent): void => setOpen((was) => was && event.key !== 'Escape')
    document.addEventListener('keydown', close, true)
    return () => document.removeEventListener('keydown', close, true)
  }, [])
  return isOpen ? <div role="dialog" aria-label="Newsletter" tabIndex={-1} /> : null
}

/** Opens a view by a press each, and shows why one did not open. */
const Views = () => {
  const [refusal, setRefusal] = useState('')
  const open = (view: View | PlainViewName): void =>
    void portico.open({ view }).catch((error: unknown) => setRefusal(error instanceof PorticoError ? error.code : '?'))
  return (
    <>
      {Object.entries(WANTED).map(([name, view]) => (
        <button key={name} type="button" onClick={() => open(view)}>
          {name}
        </button>
      ))}
      <p>{refusal}</p>
    </>
  )
}

const main = document.querySelector('main')
if (main === null) throw new Error('the page has no main')
createRoot(main).render(
  <PorticoProvider portico={portico}>
    <Views />
    <PorticoModal />
    <PorticoModal />
    <HostDialog />
  </PorticoProvider>,
)
