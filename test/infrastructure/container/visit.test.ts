import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { PorticoEvent } from '../../../application/api/state.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { base, mainnet } from '../../../networks.js'
import { fakeAnalyticsConfigApi } from '../../fakes/fakeAnalyticsConfigApi.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { until } from '../../support/until.js'

const setUp = ({ memory = fakeConnectionMemory(), analytics = true } = {}) => {
  const [heron, finch] = ['heron', 'finch'].map((id) => fakeWalletConnector({ id, name: id }))
  const portico = createPortico({
    networks: [mainnet, base],
    features: { email: false, socials: false },
    override: ({ value }) => {
      value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([finch, heron].flatMap((each) => each ?? [])))
      value(PORTS.CONNECTION_MEMORY, memory)
      value(PORTS.NETWORK_MEMORY, fakeNetworkMemory())
      value(PORTS.CHAIN_RPC, fakeChainRpc())
      value(
        PORTS.ANALYTICS_CONFIG_API,
        fakeAnalyticsConfigApi(async () => E.right(analytics)),
      )
    },
  })
  return { portico, memory }
}

describe('a visit', () => {
  it('leaves no message in the modal: it is cleared on close [S4-21]', async () => {
    const { portico } = setUp()
    await portico.open()
    portico.commands.notify({ _tag: 'CopyFailed', text: '0xab' })
    assert.equal(portico.snackbar.value._tag, 'Shown')
    portico.close()
    assert.equal(portico.snackbar.value._tag, 'Hidden')
    portico.destroy()
  })

  it('puts the last used wallet first in the list of the next visit [S9-15] [S9-25]', async () => {
    const { portico, memory } = setUp()
    await portico.open()
    const sections = ({ value }: typeof portico.wallets) => value.rows.map(({ id, section }) => [id, section])
    assert.deepEqual(sections(portico.wallets), [
      ['finch', 'injected'],
      ['heron', 'injected'],
    ])
    await portico.connect('heron')
    await portico.disconnect()
    portico.destroy()
    const next = setUp({ memory }).portico
    await next.open()
    assert.deepEqual(sections(next.wallets), [
      ['heron', 'recent'],
      ['finch', 'injected'],
    ])
    next.destroy()
  })

  it('is reported to the host, event by event', async () => {
    const { portico } = setUp()
    const events: (PorticoEvent | undefined)[] = []
    portico.events.changes.subscribe((event) => events.push(event))
    await portico.open()
    await portico.connect('heron')
    await portico.switchNetwork(base.caipNetworkId)
    portico.close()
    await portico.disconnect()
    await until(() => events.at(-1)?._tag === 'Disconnected')
    assert.deepEqual(events, [
      undefined,
      { _tag: 'ModalOpened', view: 'Connect' },
      { _tag: 'ViewShown', view: 'Connect' },
      { _tag: 'Connected', namespace: 'eip155', connectorId: 'heron' },
      { _tag: 'NetworkChanged', namespace: 'eip155', caipNetworkId: base.caipNetworkId },
      { _tag: 'ModalClosed' },
      { _tag: 'Disconnected', namespace: 'eip155', reason: 'ByVisitor' },
    ])
    portico.destroy()
  })

  it('disables analytics if the server does [S7-09]', async () => {
    const { portico } = setUp({ analytics: false })
    assert.isTrue(portico.features.value.analytics)
    await portico.open()
    await until(() => !portico.features.value.analytics)
    portico.destroy()
  })
})
