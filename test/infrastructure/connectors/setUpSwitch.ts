import { assert } from 'chai'
import type { ConnectorEvent } from '../../../domain/connect/connections.js'
import type { Network } from '../../../domain/network/network.js'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

export const SWITCH = 'wallet_switchEthereumChain'
export const ADD = 'wallet_addEthereumChain'
export const BASE = aNetwork({ id: 8453, caipNetworkId: 'eip155:8453', name: 'Base' })

/** A connected wallet of a page on Ethereum, which is asked to switch to Base. */
export const setUpSwitch = async () => {
  const time = makeVirtualTime()
  const fake = fakeEip1193Provider({ scheduler: time.scheduler })
  const provider = pinProvider(fake.provider)
  if (provider === undefined) throw new Error('no provider')
  const connector = makeInjectedConnector({
    provider,
    info: { id: 'org.example', name: 'Example' },
    scheduler: time.scheduler,
  })
  await rightOf(connector.connect)
  const heard: ConnectorEvent[] = []
  connector.events.subscribe((event) => heard.push(event))
  const asked = (): readonly string[] =>
    fake.calls.flatMap(({ method }) => (method.startsWith('wallet_') ? [method] : []))
  /** The error of a switch, after all its timeouts. */
  const move = async (network: Network = BASE) => {
    const [outcome] = await Promise.all([connector.switchNetwork(network)(), time.advance(10_000)])
    return outcome
  }
  const leftOfMove = async (network?: Network) => {
    const outcome = await move(network)
    return outcome._tag === 'Left' ? outcome.left : assert.fail('succeeded')
  }
  return { ...time, ...fake, connector, heard, asked, move, leftOfMove }
}
export const throwing = (thrown: unknown) => (): never => {
  throw thrown
}
