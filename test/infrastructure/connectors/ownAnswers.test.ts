import { assert } from 'chai'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { listen } from '../../contracts/walletConnector/listen.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { setUpConnector } from '../embeddedWallet/setUpConnector.js'
import { setUpPaired } from './setUpPaired.js'

const ADDRESS = `0x${'a1'.repeat(20)}`
const GRANTED_PERMISSIONS = [{ parentCapability: 'eth_accounts' }]

const asking =
  (connector: WalletConnector) =>
  (method: string, params?: unknown): Promise<unknown> =>
    rightOf(connector.request(params === undefined ? { method } : { method, params }))

const setUp = async () => {
  const page = setUpPaired({
    networks: ['eip155:1', 'eip155:10', 'eip155:42'],
    account: ADDRESS,
    chains: ['eip155:1', 'eip155:10'],
    methods: ['personal_sign', 'wallet_switchEthereumChain'],
    answer: ({ method }) => `answer to ${method}`,
  })
  const connector = page.connectorOn('eip155')
  await rightOf(connector.connect)
  return { ...page, ...listen(connector), connector, ask: asking(connector) }
}

describe('a paired EVM wallet', () => {
  it('is not asked for what the session states: accounts, chain and permission', async () => {
    const { ask, far } = await setUp()
    assert.deepEqual(await ask('eth_accounts'), [ADDRESS])
    assert.deepEqual(await ask('eth_requestAccounts'), [ADDRESS])
    assert.equal(await ask('eth_chainId'), '0x1')
    assert.deepEqual(await ask('wallet_getPermissions'), GRANTED_PERMISSIONS)
    assert.deepEqual(far.script.requests(), [])
  })
  it('is not asked to switch to a chain that the session grants: the page switches, and later requests name that chain', async () => {
    const { ask, far, heard } = await setUp()
    assert.isNull(await ask('wallet_switchEthereumChain', [{ chainId: '0xa' }]))
    assert.deepEqual(heard, [{ _tag: 'ChainChanged', caipNetworkId: 'eip155:10' }])
    assert.equal(await ask('eth_chainId'), '0xa')
    await ask('personal_sign', [])
    assert.deepEqual(far.chainsNamed, ['eip155:10'])
  })
  it('is asked to switch to any other chain, with the params of the site', async () => {
    const { ask, far } = await setUp()
    for (const params of [[{ chainId: '0x2a' }], [{ chainId: 'nonsense' }], []])
      assert.equal(await ask('wallet_switchEthereumChain', params), 'answer to wallet_switchEthereumChain')
    assert.lengthOf(far.script.requests(), 3)
    assert.deepEqual(far.chainsNamed, ['eip155:1', 'eip155:1', 'eip155:1'])
  })
  it('is told that the session ends when its permission is revoked', async () => {
    const { ask, far, heard, connector } = await setUp()
    assert.isUndefined(await ask('wallet_revokePermissions', [{ eth_accounts: {} }]))
    assert.deepEqual(heard, [{ _tag: 'Disconnected' }])
    assert.deepEqual(far.ended, ['topic-1'])
    assert.deepEqual(await leftOf(connector.request({ method: 'eth_accounts' })), { _tag: 'NotConnected' })
  })
  for (const method of ['wallet_addEthereumChain', 'constructor'])
    it(`is not asked for ${method}, which it did not grant`, async () => {
      const { connector, far } = await setUp()
      assert.deepInclude(await leftOf(connector.request({ method })), {
        _tag: 'RequestFailed',
        code: 4200,
        message: `The wallet did not grant ${method}.`,
      })
      assert.deepEqual(far.script.requests(), [])
    })
})

describe('the EVM wallet of a login', () => {
  const logIn = async () => {
    const harness = await setUpConnector()
    await rightOf(harness.connector.connect)
    return { ...harness, ...listen(harness.connector), ask: asking(harness.connector) }
  }
  it('is not asked for what the login states: accounts, chain and permission', async () => {
    const { ask, wallet, accounts } = await logIn()
    assert.deepEqual(await ask('eth_accounts'), [accounts[0]])
    assert.deepEqual(await ask('eth_requestAccounts'), [accounts[0]])
    assert.equal(await ask('eth_chainId'), '0x1')
    assert.deepEqual(await ask('wallet_getPermissions'), GRANTED_PERMISSIONS)
    assert.deepEqual(wallet.requests(), [])
  })
  for (const method of ['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
    it(`switches by ${method}, and gets later requests for the new chain`, async () => {
      const { ask, heard, chains } = await logIn()
      assert.isNull(await ask(method, [{ chainId: '0x67932' }]))
      assert.deepEqual(heard, [{ _tag: 'ChainChanged', caipNetworkId: chains[1] }])
      assert.equal(await ask('eth_chainId'), '0x67932')
    })
  it('is signed out when the site’s permission is revoked', async () => {
    const { ask, heard, connector, wallet } = await logIn()
    assert.isNull(await ask('wallet_revokePermissions', [{ eth_accounts: {} }]))
    assert.deepEqual(heard, [{ _tag: 'Disconnected' }])
    assert.isFalse(wallet.grantsAccess())
    assert.deepEqual(await leftOf(connector.request({ method: 'eth_accounts' })), { _tag: 'NotConnected' })
  })
})
