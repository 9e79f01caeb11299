import '../support/dom.js'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { assert } from 'chai'
import { StrictMode } from 'react'
import * as PORTS from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { PorticoModal } from '../../../ui-react/modal/PorticoModal.js'
import { PorticoProvider } from '../../../ui-react/shared/PorticoProvider.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'

describe('a document without media queries and element sizes, as jsdom', () => {
  const { matchMedia, ResizeObserver } = globalThis
  before(() => {
    assert.isTrue(Reflect.deleteProperty(globalThis, 'matchMedia'))
    assert.isTrue(Reflect.deleteProperty(globalThis, 'ResizeObserver'))
  })
  after(() => Object.assign(globalThis, { matchMedia, ResizeObserver }))
  afterEach(cleanup)

  for (const [view, layout, shown] of [
    ['Connect', 'narrow', /Heron/],
    ['Connect', 'wide', /Heron/],
    ['AllWallets', 'narrow', /Try again/],
  ] as const)
    it(`shows ${view} of a complete Portico in the ${layout} layout, and can be closed [design 3.2]`, async () => {
      assert.notProperty(globalThis, 'matchMedia')
      const portico = createPortico({
        networks: [mainnet],
        layout,
        // Disconnected, so that AllWallets can be requested again.
        endpoints: { walletApi: 'http://127.0.0.1:1' },
        override: ({ value }) => {
          value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ name: 'Heron' })]))
          value(PORTS.PAIRING, fakePairing())
        },
      })
      render(
        <StrictMode>
          <PorticoProvider portico={portico}>
            <PorticoModal />
          </PorticoProvider>
        </StrictMode>,
      )
      await act(() => portico.open({ view }))
      await screen.findByRole('dialog')
      fireEvent.keyDown(await screen.findByRole('button', { name: shown }), { key: 'Tab' })
      await act(() => import('../../../ui-react/modal/Motion.js'))
      fireEvent.keyDown(document.body, { key: 'Escape' })
      await waitFor(() => assert.isNull(screen.queryByRole('dialog')))
      await act(async () => portico.destroy())
    })
})
