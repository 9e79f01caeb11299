import { createPortico } from 'portico'
import { mainnet } from 'portico/networks'
import { PorticoModal, PorticoProvider } from 'portico/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const ACCOUNT = `0x${'a1'.repeat(20)}`

/** A wallet that lets every page in. */
const heron = {
  request: async ({ method }: { readonly method: string }): Promise<unknown> =>
    method === 'eth_chainId' ? '0x1' : [ACCOUNT],
  on: (): void => undefined,
  removeListener: (): void => undefined,
}
const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Heron', rdns: 'example.heron', icon: '' }
const announce = (): boolean =>
  window.dispatchEvent(
    new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider: heron }) }),
  )
window.addEventListener('eip6963:requestProvider', announce)
announce()

const portico = createPortico({
  networks: [mainnet],
  features: { email: false, socials: false },
  // No node is there: nothing leaves this machine.
  endpoints: { rpc: { 'eip155:1': [`${location.origin}/rpc`] } },
})

/** A host with a button of its own, which knows nothing but the provider. */
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
