import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { assert } from 'chai'
import { EMBEDDED_CONNECTOR_ID } from '../../../domain/connect/connection.js'
import { SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { setUpLoggedIn } from './setUpLoggedIn.js'

const BOB = { address: `0x${'B0'.repeat(20)}`, chainId: 1, email: 'bob@example.org' }

describe('a login that ends in another tab', () => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })
  beforeEach(() => localStorage.clear())

  it('ends here too: all data of the visitor is gone, without a request to the site [U-33]', async () => {
    const { portico, memory, frame, advance } = await setUpLoggedIn()
    const posted = frame.posted.length
    memory.connections.changeFromAnotherTab({})
    await advance(0)
    assert.deepEqual(
      [portico.connections.value.eip155, portico.loggedIn.value, portico.account('eip155').value.user],
      [{ _tag: 'Disconnected', reason: 'InAnotherTab' }, undefined, undefined],
    )
    assert.lengthOf(frame.posted, posted)
    portico.destroy()
  })

  it('is not confused with the next one: the site is asked who is logged in [U-33] [S7-38]', async () => {
    const { portico, memory, site, frame, passes } = await setUpLoggedIn()
    assert.equal(portico.loggedIn.value?.email, SITE_EMAIL)
    memory.connections.changeFromAnotherTab({})
    site.treat('GET_USER', { _tag: 'Success', payload: BOB })
    const posted = frame.posted.length
    memory.connections.changeFromAnotherTab({ eip155: [EMBEDDED_CONNECTOR_ID] })
    await passes(() => portico.connections.value.eip155._tag === 'Connected')
    const { eip155 } = portico.connections.value
    assert.deepEqual(eip155._tag === 'Connected' && eip155.active.accounts, [BOB.address])
    await passes(() => portico.account('eip155').value.user !== undefined)
    assert.include(portico.account('eip155').value.user, { email: BOB.email })
    assert.deepEqual(
      [frame.posted.slice(posted).map(({ type }) => type.slice('@w3m-app/'.length)), frame.urls.length],
      // A frame that started with the old login knows no other.
      [['SYNC_DAPP_DATA', 'SYNC_THEME', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'IS_CONNECTED', 'GET_USER'], 2],
    )
    portico.destroy()
  })

  it('is checked when the page returns from the back-forward cache: another login is another visitor [U-33] [S7-38]', async () => {
    const { portico, memory, site, store, frame, passes } = await setUpLoggedIn()
    site.treat('GET_USER', { _tag: 'Success', payload: BOB })
    const written = memory.connections.written.length
    // The stored key is unchanged: this page missed the events in between.
    store.changeFromAnotherTab('embedded.used', 'true')
    assert.deepEqual(portico.connections.value.eip155, { _tag: 'Restoring', connectorId: EMBEDDED_CONNECTOR_ID })
    await passes(() => portico.account('eip155').value.user !== undefined)
    const { eip155 } = portico.connections.value
    assert.deepEqual(eip155._tag === 'Connected' && eip155.active.accounts, [BOB.address])
    assert.include(portico.account('eip155').value.user, { email: BOB.email })
    assert.deepEqual([frame.urls.length, memory.connections.written.length], [2, written])
    portico.destroy()
  })
})
