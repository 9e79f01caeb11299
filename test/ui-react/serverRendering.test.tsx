import './support/dom.js'
import { assert } from 'chai'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act } from '@testing-library/react'
import { createPortico } from '../../infrastructure/container/createPortico.js'
import { mainnet } from '../../networks.js'
import { AccountButton } from '../../ui-react/connect/AccountButton.js'
import { ConnectButton } from '../../ui-react/connect/ConnectButton.js'
import { NetworkButton } from '../../ui-react/network/NetworkButton.js'
import { PorticoModal } from '../../ui-react/modal/PorticoModal.js'
import { PorticoProvider } from '../../ui-react/shared/PorticoProvider.js'
import { aConnectedAccount } from './support/aConnectedAccount.js'
import { settle } from './support/draw.js'
import { fakePortico } from './support/fakePortico.js'

const page = (portico: Parameters<typeof PorticoProvider>[0]['portico']): ReactNode => (
  <StrictMode>
    <PorticoProvider portico={portico}>
      <ConnectButton />
      <AccountButton />
      <NetworkButton />
      <PorticoModal />
    </PorticoProvider>
  </StrictMode>
)

/** Hydrates server output, and returns the errors that React had to recover from. */
const hydrate = async (html: string, content: ReactNode): Promise<readonly unknown[]> => {
  const errors: unknown[] = []
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const root = await act(async () =>
    hydrateRoot(container, content, { onRecoverableError: (error) => errors.push(error) }),
  )
  await settle()
  await act(async () => root.unmount())
  container.remove()
  return errors
}

describe('rendering on a server', () => {
  it('writes no style attribute, so a strict CSP needs no exception', () => {
    const html = renderToString(page(createPortico({ networks: [mainnet], theme: { variables: { accent: 'red' } } })))
    assert.include(html, 'Connect Wallet')
    assert.notMatch(html, /\sstyle=/)
  })

  it('hydrates without an error', async () => {
    const html = renderToString(page(createPortico({ networks: [mainnet] })))
    const portico = createPortico({ networks: [mainnet] })
    assert.deepEqual(await hydrate(html, page(portico)), [])
    portico.destroy()
  })

  it('hydrates without an error even if a wallet was restored before', async () => {
    const html = renderToString(page(fakePortico().portico))
    const { portico, stores } = fakePortico()
    stores.account.set(aConnectedAccount())
    assert.deepEqual(await hydrate(html, page(portico)), [])
  })

  it('supports two providers on one page', () => {
    const html = renderToString(
      <>
        {page(fakePortico().portico)}
        {page(fakePortico().portico)}
      </>,
    )
    assert.equal(html.match(/Connect Wallet/g)?.length, 2)
  })
})
