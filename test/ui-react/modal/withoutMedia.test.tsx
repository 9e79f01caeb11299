import '../support/dom.js'
import { act, cleanup, render, screen } from '@testing-library/react'
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

describe('a document that knows no media queries, as jsdom', () => {
  const { matchMedia } = globalThis
  before(() => assert.isTrue(Reflect.deleteProperty(globalThis, 'matchMedia')))
  after(() => Object.assign(globalThis, { matchMedia }))
  afterEach(cleanup)

  for (const [view, shown] of [
    ['Connect', /Heron/],
    ['AllWallets', /Try again/],
  ] as const)
    it(`shows ${view} of a whole Portico [design 3.2]`, async () => {
      assert.notProperty(globalThis, 'matchMedia')
      const portico = createPortico({
        networks: [mainnet],
        // Nobody is there: AllWallets can be asked again.
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
      await screen.findByRole('button', { name: shown })
      await act(async () => portico.destroy())
    })
})
