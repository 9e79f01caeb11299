import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { assert } from 'chai'
import { filter, firstValueFrom } from 'rxjs'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { EMBEDDED_WALLET, KEY_VALUE_STORE } from '../../../application/ports/tokens.js'
import { makeLocalStorageKeyValueStore } from '../../../infrastructure/storage/localStorageStore.js'
import { mainnet } from '../../../networks.js'
import { fakeEmbeddedWallet } from '../../fakes/fakeEmbeddedWallet.js'
import { SITE_ACCOUNTS, SITE_EMAIL } from '../../fakes/fakeSecureSite.js'

/** Local to this page: another test file's undestroyed page would delete a login that it does not know. */
const STORAGE_KEY = 'shop'

const setUp = () => {
  const wallet = fakeEmbeddedWallet()
  let opened = 0
  const portico = createPortico({
    networks: [mainnet],
    storageKey: STORAGE_KEY,
    override: (bind) => {
      // The page's own storage, even if the module loaded before a page existed.
      bind.value(KEY_VALUE_STORE, makeLocalStorageKeyValueStore(window, STORAGE_KEY))
      bind.value(EMBEDDED_WALLET, async () => {
        opened += 1
        return wallet
      })
    },
  })
  const logIn = async (): Promise<void> => {
    await portico.open()
    portico.commands.loginByEmail(SITE_EMAIL)
    await firstValueFrom(portico.emailLogin.changes.pipe(filter(({ _tag }) => _tag === 'VerifyOtp')))
    portico.commands.enterCode('012345')
    await firstValueFrom(portico.account('eip155').changes.pipe(filter(({ user }) => user !== undefined)))
  }
  return { portico, wallet, logIn, opened: () => opened }
}

describe('an embedded wallet provided by a host', () => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })
  beforeEach(() => localStorage.clear())

  it('is loaded on login and not before, once, and then acts like any other wallet [S6-03]', async () => {
    const { portico, logIn, opened } = setUp()
    await portico.open()
    assert.equal(opened(), 0)
    await logIn()
    const { address, user, preferredAccountType } = portico.account('eip155').value
    assert.deepEqual(
      [address, user?.email, preferredAccountType],
      [SITE_ACCOUNTS.smartAccount, SITE_EMAIL, 'smartAccount'],
    )
    assert.deepEqual(portico.smartAccountNetworks.value, [1, 8453])
    assert.match(String(await portico.request({ method: 'personal_sign', params: ['0x68', address] }, 'eip155')), /^0x/)
    assert.equal(opened(), 1)
    portico.destroy()
  })

  it('reports moves and logout from the host and from the wallet, for a logged-in account only', async () => {
    const { portico, wallet, logIn } = setUp()
    await logIn()
    await wallet.account.prefer('eoa')()
    assert.deepEqual(
      [portico.account('eip155').value.address, portico.account('eip155').value.preferredAccountType],
      [SITE_ACCOUNTS.eoa, 'eoa'],
    )
    await wallet.session.signOut()
    const { status, user } = portico.account('eip155').value
    assert.deepEqual([status, user, portico.loggedIn.value], ['disconnected', undefined, undefined])
    portico.destroy()
  })

  it('that has lost its login after a reload reports that itself, at the login methods [U-93]', async () => {
    const earlier = setUp()
    await earlier.logIn()
    earlier.portico.destroy()
    const { portico } = setUp()
    const said = await firstValueFrom(portico.snackbar.changes.pipe(filter(({ _tag }) => _tag === 'Shown')))
    assert.deepEqual('notice' in said && said.notice, { _tag: 'LoginForgotten' })
    const { value } = portico.modal
    assert.deepEqual(value._tag === 'Open' && value.history, [{ name: 'Connect' }])
    portico.destroy()
  })
})
