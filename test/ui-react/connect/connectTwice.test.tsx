import '../support/dom.js'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import { asyncScheduler } from 'rxjs'
import type { Portico } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { change } from '../support/draw.js'
import { drawPortico, leadsTo, viewOnScreen } from '../support/drawPortico.js'

describe('a wallet that is asked to connect twice', () => {
  let portico: Portico
  afterEach(async () => {
    await change(portico.destroy)
    cleanup()
  })
  const visit = () => {
    const { provider, wallet } = fakeEip1193Provider()
    const pinned = pinProvider(provider) ?? assert.fail('no provider')
    const info = { id: 'heron', name: 'Heron' }
    const connector = makeInjectedConnector({ provider: pinned, info, scheduler: asyncScheduler })
    portico = drawPortico({}, ({ value }) => {
      value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([connector]))
      value(PORTS.CONNECTION_MEMORY, fakeConnectionMemory())
      value(PORTS.CHAIN_RPC, fakeChainRpc())
      value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
    })
    return wallet
  }
  const isConnected = (): boolean => screen.queryByRole('button', { name: /^Account/ }) !== null

  it('by a host’s own button, pressed twice, is asked once, and both promises get its connection [U-28]', async () => {
    const wallet = visit()
    const answers: unknown[] = []
    const ask = (): void =>
      void portico.connect('heron').then(
        (connection) => answers.push(connection),
        (error: unknown) => answers.push(error),
      )
    await leadsTo(
      () => [ask(), ask()],
      () => answers.length === 2 && isConnected(),
    )
    assert.equal(wallet.connectPrompts(), 1)
    assert.deepNestedPropertyVal(answers[0], 'connectorId', 'heron')
    assert.strictEqual(answers[0], answers[1])
  })

  it('by a host, and by two presses on its row, is asked once [U-28]', async () => {
    const wallet = visit()
    // Long after the test; without an answer, the process would wait for the deadline of five minutes.
    wallet.answersWith('approve', 10_000)
    await leadsTo(
      () => portico.open(),
      () => viewOnScreen() === 'Connect',
    )
    let answer: unknown
    void portico.connect('heron').catch((error: unknown) => (answer = error))
    const row = screen.getByRole('button', { name: /^Heron/ })
    await leadsTo(
      () => [fireEvent.click(row), fireEvent.click(row)],
      () => viewOnScreen() === 'ConnectingExternal',
    )
    assert.isUndefined(answer)
    assert.equal(wallet.connectPrompts(), 1)
  })
})
