import * as Radix from '@radix-ui/react-dialog'
import { createPortico } from 'portico'
import { ConnectButton, PorticoModal, PorticoProvider } from 'portico/react'
import { type SyntheticEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { loadSandboxFile } from '../../../demo/settings/sandboxFile.js'
import { announcePageWallet } from './announcePageWallet.js'

announcePageWallet({ chainId: '0x7a69' })

const sandbox = await loadSandboxFile()
const portico = createPortico({
  networks: sandbox.networks,
  projectId: sandbox.projectId,
  features: { socials: false },
  endpoints: {
    walletApi: sandbox.walletApi,
    blockchainApi: sandbox.blockchainApi,
    relay: sandbox.relay,
    secureSite: sandbox.secureSite,
  },
})

/** The events that reach the form around the modal, and the page. */
const heard: string[] = []
Object.assign(window, { heard })
const hear = ({ type }: SyntheticEvent | Event): unknown => heard.push(type)
for (const type of ['click', 'keydown', 'focusin', 'submit'])
  document.addEventListener(type, (event) => {
    if (event.target instanceof Element && event.target.closest('[data-portico-portal]') !== null) hear(event)
  })

/** Signs with the connected wallet. */
const Sign = () => {
  const [signed, setSigned] = useState('')
  const sign = async (): Promise<void> => {
    const [account] = await portico.provider().request<readonly string[]>({ method: 'eth_accounts' })
    const params = ['0x6c616e7465726e', account]
    setSigned(await portico.provider().request<string>({ method: 'personal_sign', params }))
  }
  return (
    <>
      <button type="button" onClick={() => void sign().catch((error: unknown) => setSigned(String(error)))}>
        Sign
      </button>
      <output>{signed}</output>
    </>
  )
}

/** A host with all difficult conditions at once. */
const Host = () => (
  <Radix.Root>
    <Radix.Trigger>Check out</Radix.Trigger>
    <Radix.Portal>
      <Radix.Overlay />
      <Radix.Content aria-describedby={undefined}>
        <Radix.Title>Checkout</Radix.Title>
        <header>
          <ConnectButton />
        </header>
        <Sign />
        <form onSubmit={hear} onClick={hear} onKeyDown={hear} onFocus={hear}>
          <PorticoModal />
        </form>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)

createRoot(document.querySelector('main') ?? document.body).render(
  <PorticoProvider portico={portico}>
    <Host />
  </PorticoProvider>,
)
