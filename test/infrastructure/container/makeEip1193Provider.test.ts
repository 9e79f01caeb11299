import { assert } from 'chai'
import type { Portico } from '../../../application/api/portico.js'
import { createStore } from '../../../application/kernel/store.js'
import { type Connection, NO_CONNECTIONS } from '../../../domain/connect/connection.js'
import { describeError } from '../../../domain/errors/describeError.js'
import { PorticoError } from '../../../domain/errors/domainError.js'
import { makeEip1193Provider } from '../../../infrastructure/container/makeEip1193Provider.js'
import { aConnection } from '../../support/aConnection.js'

const EVENTS = ['connect', 'disconnect', 'accountsChanged', 'chainChanged']

/** A provider with a listener for each event, and what they heard. */
const setUp = (first?: Connection, request: Portico['request'] = async () => undefined) => {
  const connections = createStore(NO_CONNECTIONS)
  const connect = (active: Connection): void =>
    connections.set({ ...NO_CONNECTIONS, eip155: { _tag: 'Connected', active, others: [] } })
  if (first !== undefined) connect(first)
  const provider = makeEip1193Provider({ connections, request })
  const heard: (readonly [string, unknown])[] = []
  const listen = (event: string): (() => void) => {
    const listener = (payload: unknown): unknown => heard.push([event, payload])
    provider.on(event, listener)
    return () => provider.removeListener(event, listener)
  }
  const stops = EVENTS.map(listen)
  return { provider, connections, connect, heard, stop: () => stops.forEach((each) => each()) }
}

describe('the errors of the EIP-1193 provider', () => {
  it('have a code that no library tries again where nobody knows what became of a request [U-88]', async () => {
    const unknown = { _tag: 'RequestOutcomeUnknown' } as const
    const { provider } = setUp(undefined, async () => {
      throw new PorticoError(unknown, describeError(unknown))
    })
    const error: unknown = await provider.request({ method: 'eth_sendTransaction' }).catch((cause: unknown) => cause)
    assert.deepInclude(error, { code: 4900, data: { portico: 'PTC-REQUEST-OUTCOME-UNKNOWN' } })
  })
})

describe('the events of the EIP-1193 provider', () => {
  const here = aConnection({ accounts: ['0x1'], caipNetworkId: 'eip155:1' })

  it('tell of a wallet that connects, moves and leaves, each once', () => {
    const { connections, connect, heard } = setUp()
    connect(here)
    connect({ ...here, caipNetworkId: 'eip155:8453' })
    connect({ ...here, caipNetworkId: 'eip155:8453', accounts: ['0x2'] })
    connections.set(NO_CONNECTIONS)
    assert.deepEqual(heard, [
      ['connect', { chainId: '0x1' }],
      ['accountsChanged', ['0x1']],
      ['chainChanged', '0x1'],
      ['chainChanged', '0x2105'],
      ['accountsChanged', ['0x2']],
      ['disconnect', { code: 4900, message: 'Disconnected' }],
      ['accountsChanged', []],
    ])
  })

  it('tell nothing of what was so before somebody listened, nor of other namespaces', () => {
    const { connections, heard } = setUp(here)
    connections.update((known) => ({ ...known, solana: { _tag: 'Restoring', connectorId: 'sol' } }))
    assert.deepEqual(heard, [])
  })

  it('end with the listener', () => {
    const { connect, heard, stop } = setUp()
    stop()
    connect(here)
    assert.deepEqual(heard, [])
  })
})
