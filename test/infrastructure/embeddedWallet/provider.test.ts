import { assert } from 'chai'
import { makeEmbeddedProvider } from '../../../infrastructure/embeddedWallet/provider.js'
import { readField } from '../../../infrastructure/shared/safeRead.js'
import { SITE_ACCOUNTS } from '../../fakes/fakeSecureSite.js'
import { describeNow } from '../../support/describeNow.js'
import { rightOf } from '../../support/rightOf.js'
import { setUpWallet } from './setUpWallet.js'

const SIGNING = { method: 'personal_sign', params: ['0x68', SITE_ACCOUNTS.smartAccount] }

describe('the provider of the embedded wallet', () => {
  const setUp = async () => {
    const opened = setUpWallet()
    await opened.load()
    const provider = makeEmbeddedProvider({ ...opened, startsOn: () => 'eip155:1', describe: describeNow })
    const heard: (readonly [string, unknown])[] = []
    for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
      provider.on(event, (payload) => heard.push([event, payload]))
    const codeOf = (method: string, params?: unknown) =>
      provider.request({ method, params }).then(
        () => undefined,
        (cause: unknown) => [readField(cause, 'code'), readField(cause, 'message')],
      )
    const names = () => opened.site.asked().map(([name]) => name)
    return { ...opened, provider, heard, codeOf, names }
  }
  const logIn = async () => {
    const opened = await setUp()
    await opened.provider.request({ method: 'eth_requestAccounts' })
    return opened
  }

  it('is asked nothing of itself before somebody logs in, but where they would be', async () => {
    const { provider, codeOf, names } = await setUp()
    const before = names().length
    assert.equal(await provider.request({ method: 'eth_chainId' }), '0x1')
    assert.deepEqual(await provider.request({ method: 'wallet_getPermissions' }), [])
    assert.deepEqual(await codeOf('personal_sign', []), [4900, 'Not connected to email or social'])
    assert.lengthOf(names(), before)
  })
  it('takes whoever has just logged in, without asking again [S6-03]', async () => {
    const { wallet, provider, names } = await setUp()
    await rightOf(wallet.social.connect('https://secure.example/?t=1', { chainId: 'eip155:1' }))
    assert.deepEqual(await provider.request({ method: 'eth_requestAccounts' }), [SITE_ACCOUNTS.smartAccount])
    assert.notInclude(names(), 'GET_USER')
  })
  it('refuses a method that is none by code 4200, and never posts it [S8-34]', async () => {
    const { codeOf, names } = await logIn()
    assert.deepEqual(await codeOf('eth_sign', []), [4200, 'Requested RPC call is not allowed'])
    assert.deepEqual(await codeOf('constructor'), [4200, 'Requested RPC call is not allowed'])
    assert.notInclude(names(), 'RPC_REQUEST')
  })
  for (const [message, code] of [
    ['User rejected', 4001],
    ['Transaction declined', 4001],
    ['Request already pending', -32002],
    ['Chain is not supported', 4200],
    ['out of gas', -32603],
  ] as const) {
    it(`gives "${message}" the code ${code}`, async () => {
      const { site, codeOf } = await logIn()
      site.treat('RPC_REQUEST', { _tag: 'Error', message })
      assert.deepEqual(await codeOf(SIGNING.method, SIGNING.params), [code, message])
    })
  }
  it('calls a request that the page gave up a rejection', async () => {
    const { site, wallet, codeOf, advance } = await logIn()
    site.treat('RPC_REQUEST', { _tag: 'Silence' })
    const asking = codeOf(SIGNING.method, SIGNING.params)
    await advance(0)
    wallet.rpc.abort()
    assert.deepEqual(await asking, [4001, 'Request was aborted'])
  })
  it("signs the visitor out when the site's own access is revoked, and asks the frame about any other permission [S6-06]", async () => {
    const { provider, names, site, heard } = await logIn()
    site.treat('RPC_REQUEST', { _tag: 'Success', payload: null })
    await provider.request({ method: 'wallet_revokePermissions', params: [{ pci: 'x' }] })
    assert.equal(names().at(-1), 'RPC_REQUEST')
    await provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    assert.equal(names().at(-1), 'SIGN_OUT')
    assert.deepEqual(heard, [
      ['accountsChanged', []],
      ['disconnect', undefined],
    ])
  })
  it('tells of each move once, whoever made it', async () => {
    const { wallet, provider, heard } = await logIn()
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    await rightOf(wallet.account.switchTo('eip155:10'))
    await rightOf(wallet.account.prefer('eoa'))
    assert.deepEqual(heard, [
      ['chainChanged', '0xa'],
      ['accountsChanged', [SITE_ACCOUNTS.eoa]],
    ])
    assert.deepEqual(await provider.request({ method: 'eth_chainId' }), '0xa')
  })
  it('takes the node of a network that is added, unless that is no address, and keeps it for later calls', async () => {
    const { provider, site } = await logIn()
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [{ chainId: '0x309', rpcUrls: ['javascript:1'] }],
    })
    assert.deepEqual(site.asked().find(([name]) => name === 'SWITCH_NETWORK')?.[1], { chainId: 'eip155:777' })
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [{ chainId: '0x30a', rpcUrls: ['https://new.example'] }],
    })
    await provider.request({ method: 'eth_gasPrice' })
    assert.deepEqual(site.asked().at(-1)?.[1], {
      method: 'eth_gasPrice',
      chainNamespace: 'eip155',
      chainId: 778,
      rpcUrl: 'https://new.example',
    })
  })
  it('refuses to move to what is no chain', async () => {
    const { codeOf, names } = await logIn()
    for (const params of [
      undefined,
      [],
      [{}],
      [{ chainId: 10 }],
      [{ chainId: '0x' }],
      [{ chainId: '0x0' }],
      [{ chainId: `0x1${'0'.repeat(40)}` }],
    ]) {
      assert.equal((await codeOf('wallet_switchEthereumChain', params))?.[0], -32603)
    }
    assert.notInclude(names(), 'SWITCH_NETWORK')
  })
  it('has left this namespace when the visitor is on Solana', async () => {
    const { wallet, provider, heard } = await logIn()
    await rightOf(wallet.account.switchTo('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'))
    assert.deepEqual(heard, [
      ['accountsChanged', []],
      ['disconnect', undefined],
    ])
    assert.deepEqual(await provider.request({ method: 'wallet_getPermissions' }), [])
  })
})
