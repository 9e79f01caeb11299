import { assert } from 'chai'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aConnection } from '../../support/aConnection.js'
import { startTestCore } from '../../support/startTestCore.js'

describe('a pairing that a wallet approved', () => {
  it('closes the modal that started it, and stops: the next opening starts a new one [S1-02]', async () => {
    const { core, time, pairing } = startTestCore({ connectors: [fakeWalletConnector()] })
    const states: string[] = []
    core.pairing.changes.subscribe(({ _tag }) => states.push(_tag))
    core.open()
    await time.advance(0)
    core.commands.go({ name: 'ConnectingWalletConnect', walletId: undefined })
    await time.advance(0)
    pairing.tell({ _tag: 'Linked', uri: 'wc:first@2' })
    pairing.tell({ _tag: 'Approved', grants: [{ connector: fakeWalletConnector(), connection: aConnection() }] })
    assert.equal(core.connections.value.eip155._tag, 'Connected')
    assert.equal(core.modal.value._tag, 'Closed')
    assert.deepEqual(states.slice(-3), ['Ready', 'Approved', 'Idle'])
  })
})
