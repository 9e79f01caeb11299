import { createPortico, type Portico } from 'portico'
import { mainnet } from 'portico/networks'
import { PorticoModal, PorticoProvider } from 'portico/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const place = document.querySelector('main')
if (place === null) throw new Error('the page has no main')

/** Settings of the test: its relay, and the project that may use it. */
const said = new URLSearchParams(location.hash.slice(1))

const make = (): Portico =>
  createPortico({
    networks: [mainnet],
    projectId: said.get('projectId') ?? '',
    logLevel: 'silent',
    features: { email: false, socials: false },
    // No server but a relay exists: nothing leaves this machine.
    endpoints: {
      walletApi: `${location.origin}/wallets`,
      blockchainApi: `${location.origin}/chains`,
      relay: said.get('relay') ?? '',
      rpc: { 'eip155:1': [`${location.origin}/rpc`] },
    },
  })

/** A host that mounts its single Portico twice, in strict mode; `unmount` acts like hot reload. */
export const mount = (): { readonly portico: Portico; readonly unmount: () => void } => {
  const portico = make()
  const root = createRoot(place.appendChild(document.createElement('div')))
  root.render(
    <StrictMode>
      <PorticoProvider portico={portico}>
        <PorticoModal />
        <PorticoModal />
      </PorticoProvider>
    </StrictMode>,
  )
  return {
    portico,
    unmount: () => {
      root.unmount()
      portico.destroy()
      place.replaceChildren()
    },
  }
}

/** Mounts, opens, closes and unmounts, this many times. */
export const mountOften = async (times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    const { portico, unmount } = mount()
    await portico.open()
    portico.close()
    unmount()
  }
}

/** Opens and closes one Portico, this many times. */
export const openOften = async ({ portico }: ReturnType<typeof mount>, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    await portico.open()
    portico.close()
  }
}
