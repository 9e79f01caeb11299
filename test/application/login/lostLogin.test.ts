import { assert } from 'chai'
import { makeReportLostLogin } from '../../../application/login/loginPolicies.js'
import { createStore } from '../../../application/kernel/store.js'
import { EMBEDDED_CONNECTOR_ID } from '../../../domain/connect/connector.js'
import type { DisconnectReason, NamespaceConnection } from '../../../domain/connect/connection.js'
import { aConnection } from '../../support/aConnection.js'

/** What is said when a wallet that was asked again does this. */
const saidAfter = (next: NamespaceConnection, connectorId: string = EMBEDDED_CONNECTOR_ID): readonly string[] => {
  const state = createStore<NamespaceConnection>({ _tag: 'Restoring', connectorId })
  const said: string[] = []
  makeReportLostLogin({ session: { state }, notify: { notify: ({ _tag }) => void said.push(_tag) } })()
  state.set(next)
  return said
}
const gone = (reason: DisconnectReason): NamespaceConnection => ({ _tag: 'Disconnected', reason })

describe('a login of an earlier visit', () => {
  it('is said to have failed where the secure site did not answer [S8-07] [U-15]', () =>
    assert.deepEqual(saidAfter(gone('NotRestored')), ['AuthenticationFailed']))
  it('is said to be over where the secure site knows nobody here [U-93]', () =>
    assert.deepEqual(saidAfter(gone('ByWallet')), ['LoginForgotten']))
  it('is not spoken of where the visitor ended it, or it goes on', () => {
    for (const next of [
      gone('ByVisitor'),
      gone('InAnotherTab'),
      { _tag: 'Connected', active: aConnection(), others: [] } as const,
    ])
      assert.isEmpty(saidAfter(next))
  })
  it('is not what another wallet was', () => assert.isEmpty(saidAfter(gone('NotRestored'), 'heron')))
})
