import { assert } from 'chai'
import { findConnector, isSameConnector, type NamespaceConnection } from '../../../domain/connect/connection.js'
import { liveConnections, orderByConnectorIds, requestTarget } from '../../../domain/connect/connections.js'
import { connectionRelation, preferConnection } from '../../../domain/connect/relation.js'
import { aConnection } from '../../support/aConnection.js'

const FIRST = aConnection({ connectorId: 'first', accounts: ['0xA', '0xB', '0xC'] })
const SECOND = aConnection({ connectorId: 'second' })
const THIRD = aConnection({ connectorId: 'third' })
const CONNECTED: NamespaceConnection = { _tag: 'Connected', active: FIRST, others: [SECOND, THIRD] }
const GONE: NamespaceConnection = { _tag: 'Disconnected', reason: 'ByVisitor' }

describe('the connections of a namespace', () => {
  it('are the active one and the others, or empty', () => {
    assert.deepEqual(liveConnections(CONNECTED), [FIRST, SECOND, THIRD])
    assert.deepEqual(liveConnections(GONE), [])
    assert.equal(connectionRelation('second', { ...CONNECTED, others: [THIRD, SECOND] }), 'active')
  })

  it('can be ordered by connector ids; one that is not listed is dropped', () => {
    const of = (...ids: readonly string[]) => orderByConnectorIds([FIRST, SECOND, THIRD], ids)
    assert.deepEqual(of('third', 'gone', 'first'), [THIRD, FIRST])
    assert.deepEqual(of(), [])
  })

  it('can get another active one, and another account of it [S4-02]', () => {
    const all = [FIRST, SECOND, THIRD]
    assert.deepEqual(preferConnection(all, 'second'), [SECOND, FIRST, THIRD])
    assert.deepEqual(preferConnection(all, 'first', '0xB'), [
      { ...FIRST, accounts: ['0xB', '0xA', '0xC'] },
      SECOND,
      THIRD,
    ])
    assert.isUndefined(preferConnection(all, 'gone'))
    assert.isUndefined(preferConnection(all, 'first', '0xD'))
  })
})

describe('the target of a request [U-41]', () => {
  const target = (change: Parameters<typeof aConnection>[0]): string =>
    requestTarget({ _tag: 'Connected', active: aConnection(change), others: [] })

  it('is wallet, account and network; the spelling of the address is irrelevant', () => {
    assert.equal(requestTarget(CONNECTED), 'first 0xa eip155:1')
    assert.equal(target({ accounts: ['0xA'] }), target({ accounts: ['0xa', '0xB'] }))
    for (const change of [{ connectorId: 'other' }, { accounts: ['0xb'] }, { caipNetworkId: 'eip155:10' }] as const)
      assert.notEqual(target({ accounts: ['0xa'], ...change }), target({ accounts: ['0xa'] }))
  })

  it('is empty while disconnected', () => assert.equal(requestTarget(GONE), ''))
})

describe('a connector', () => {
  const key = { namespace: 'eip155', connectorId: 'a' } as const

  it('is identified by id and namespace', () => {
    assert.isTrue(isSameConnector(key, { ...key }))
    assert.isFalse(isSameConnector(key, { ...key, namespace: 'solana' }))
    assert.isFalse(isSameConnector(key, { ...key, connectorId: 'b' }))
  })

  it('is found by both', () => {
    const connectors = [
      { id: 'a', namespace: 'solana' },
      { id: 'b', namespace: 'eip155' },
      { id: 'a', namespace: 'eip155' },
    ] as const
    assert.equal(findConnector(connectors, key), connectors[2])
    assert.isUndefined(findConnector(connectors.slice(0, 2), key))
  })
})
