import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { assert } from 'chai'
import { filter, firstValueFrom } from 'rxjs'
import type { PorticoOptions } from '../../../application/portico.js'
import type { ChainNamespace } from '../../../domain/network/network.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { EMBEDDED_WALLET } from '../../../application/ports/tokens.js'
import { mainnet, solana, solanaDevnet } from '../../../networks.js'
import { fakeEmbeddedWallet } from '../../fakes/fakeEmbeddedWallet.js'
import { SITE_ACCOUNTS, SITE_EMAIL } from '../../fakes/fakeSecureSite.js'

const setUp = (networks: PorticoOptions['networks']) => {
  const wallet = fakeEmbeddedWallet()
  const portico = createPortico({ networks, override: (bind) => bind.value(EMBEDDED_WALLET, async () => wallet) })
  /** The account on Solana after the login. */
  const arrives = (namespace: ChainNamespace) =>
    firstValueFrom(portico.account(namespace).changes.pipe(filter(({ user }) => user !== undefined)))
  const logIn = async (namespace: ChainNamespace) => {
    await portico.open()
    portico.commands.loginByEmail(SITE_EMAIL)
    await firstValueFrom(portico.emailLogin.changes.pipe(filter(({ _tag }) => _tag === 'VerifyOtp')))
    portico.commands.enterCode('012345')
    return arrives(namespace)
  }
  return { portico, wallet, arrives, logIn }
}

describe('a login on a site with Solana networks', () => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })
  beforeEach(() => localStorage.clear())

  it('connects on Solana, as an eoa, if the page is there [S6-04] [S9-28]', async () => {
    const { portico, logIn } = setUp([solanaDevnet, solana])
    const { user } = await logIn('solana')
    assert.equal(user?.caipNetworkId, solanaDevnet.caipNetworkId)
    assert.isUndefined(portico.account('eip155').value.user)
    portico.destroy()
  })

  it('follows the page to another namespace and back, and is on one at a time [S7-35]', async () => {
    const { portico, wallet, arrives, logIn } = setUp([mainnet, solana])
    assert.equal((await logIn('eip155')).address, SITE_ACCOUNTS.smartAccount)
    await portico.switchNetwork(solana.caipNetworkId)
    assert.equal((await arrives('solana')).user?.caipNetworkId, solana.caipNetworkId)
    assert.equal(portico.account('eip155').value.status, 'disconnected')
    await portico.switchNetwork(mainnet.caipNetworkId)
    await arrives('eip155')
    assert.equal(portico.account('solana').value.status, 'disconnected')
    assert.isTrue(wallet.site.isLoggedIn())
    portico.destroy()
  })

  it('stays on its network when the secure site refuses to move it', async () => {
    const { portico, wallet, logIn } = setUp([mainnet, solana])
    await logIn('eip155')
    wallet.site.treat('SWITCH_NETWORK', { _tag: 'Error', message: 'This network is not supported' })
    await portico.switchNetwork(solana.caipNetworkId)
    assert.deepEqual(
      [portico.account('solana').value.status, portico.account('eip155').value.status],
      ['disconnected', 'connected'],
    )
    portico.destroy()
  })
})
