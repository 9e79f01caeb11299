import { assert } from 'chai'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { type NamespaceConnection, NO_CONNECTIONS } from '../../../domain/connect/connection.js'
import { connectionRelation, parseConnectionRelation } from '../../../domain/connect/relation.js'
import { toConnectionStatus } from '../../../domain/connect/connections.js'
import { CHAIN_NAMESPACES } from '../../../domain/network/network.js'
import { aConnection } from '../../support/aConnection.js'

const CONNECTED: NamespaceConnection = {
  _tag: 'Connected',
  active: aConnection({ connectorId: 'first' }),
  others: [aConnection({ connectorId: 'second' })],
}
const RESTORING: NamespaceConnection = { _tag: 'Restoring', connectorId: 'first' }
const GONE: NamespaceConnection = { _tag: 'Disconnected', reason: 'ByVisitor' }

describe('the status of an account', () => {
  it('is disconnected, connecting or connected [S4-01]', () => {
    const statuses = (isAsked: boolean) =>
      [GONE, RESTORING, CONNECTED].map((connection) => toConnectionStatus(connection, isAsked))
    assert.deepEqual(statuses(false), ['disconnected', 'connecting', 'connected'])
    assert.deepEqual(statuses(true), ['connecting', 'connecting', 'connected'])
  })

  it('is connecting, and no more, for an address that is only stored [U-28]', () => {
    assert.equal(toConnectionStatus(RESTORING, false), 'connecting')
  })
})

describe('the relation of a connection to its namespace', () => {
  it('is connected for the active connector [S4-02]', () => {
    assert.equal(connectionRelation('first', CONNECTED), 'connected')
  })

  it('is active for another known connection [S4-02]', () => {
    assert.equal(connectionRelation('second', CONNECTED), 'active')
  })

  it('is disconnected for a connector that has to be connected again [S4-02]', () => {
    assert.equal(connectionRelation('third', CONNECTED), 'disconnected')
    assert.equal(connectionRelation('first', RESTORING), 'disconnected')
    assert.equal(connectionRelation('first', GONE), 'disconnected')
  })

  it('is parsed from outside if it is one of the three [S4-02]', () => {
    for (const relation of ['connected', 'active', 'disconnected'] as const) {
      assert.deepEqual(parseConnectionRelation(relation), E.right(relation))
    }
  })

  it('is an error otherwise [S4-03]', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('Connected', ' active', 'connecting', '__proto__', '0')),
        (text) => {
          fc.pre(!['connected', 'active', 'disconnected'].includes(text))
          assert.deepEqual(parseConnectionRelation(text), E.left({ _tag: 'InvalidConnectionStatus', status: text }))
        },
      ),
    ))
})

describe('a page', () => {
  it('starts without connections on any namespace', () => {
    assert.sameMembers(Object.keys(NO_CONNECTIONS), [...CHAIN_NAMESPACES])
    for (const namespace of CHAIN_NAMESPACES)
      assert.deepEqual(NO_CONNECTIONS[namespace], { _tag: 'Disconnected', reason: 'NeverConnected' })
  })
})
