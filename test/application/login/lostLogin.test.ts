import { assert } from 'chai'
import { from } from 'rxjs'
import { makeReportLostLogin } from '../../../application/login/loginPolicies.js'
import { createStore } from '../../../application/kernel/store.js'
import { connectionChanges } from '../../../domain/connect/connectionChange.js'
import {
  type DisconnectReason,
  EMBEDDED_CONNECTOR_ID,
  type NamespaceConnection,
} from '../../../domain/connect/connection.js'
import type { ModalState } from '../../../domain/modal/view.js'
import { aConnection } from '../../support/aConnection.js'

/** The messages and views after a stored wallet was restored in this way. */
const saidAfter = (
  next: NamespaceConnection,
  connectorId: string = EMBEDDED_CONNECTOR_ID,
  shown: ModalState = { _tag: 'Closed' },
): readonly string[] => {
  const said: string[] = []
  makeReportLostLogin({
    connect: { changes: from(connectionChanges('eip155', { _tag: 'Restoring', connectorId }, next)) },
    modal: { state: createStore(shown), open: (view) => void said.push(`opened ${view?.name}`) },
    notify: { notify: ({ _tag }) => void said.push(_tag) },
  })()
  return said
}
const gone = (reason: DisconnectReason): NamespaceConnection => ({ _tag: 'Disconnected', reason })

describe('a stored login', () => {
  it('is reported as failed if the secure site did not answer [S8-07] [U-15]', () =>
    assert.deepEqual(saidAfter(gone('NotRestored')), ['AuthenticationFailed']))
  it('is reported as ended, at the login methods, if the secure site has no session [U-93]', () =>
    assert.deepEqual(saidAfter(gone('ByWallet')), ['opened Connect', 'LoginForgotten']))
  it('does not replace the current view [U-93]', () => {
    const reading: ModalState = { _tag: 'Open', history: [{ name: 'Networks' }], shaking: false }
    assert.deepEqual(saidAfter(gone('ByWallet'), EMBEDDED_CONNECTOR_ID, reading), ['LoginForgotten'])
  })
  it('is not reported if the visitor ended it, or it was restored', () => {
    for (const next of [
      gone('ByVisitor'),
      gone('InAnotherTab'),
      { _tag: 'Connected', active: aConnection(), others: [] } as const,
    ])
      assert.isEmpty(saidAfter(next))
  })
  it('is not confused with another wallet', () => assert.isEmpty(saidAfter(gone('NotRestored'), 'heron')))
})
