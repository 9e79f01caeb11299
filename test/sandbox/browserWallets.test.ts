import { assert } from 'chai'
import { isHex, verifyMessage } from 'viem'
import { BROWSER_WALLETS } from '../../sandbox/browserWallets/browserWallets.js'
import { makeWalletAccess } from '../../sandbox/browserWallets/walletAccess.js'
import { makeProvider } from '../../sandbox/browserWallets/provider.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { aPage } from './support/aPage.js'
import { codeOf } from './support/codeOf.js'
import { mined } from './support/mined.js'
import { networksOf } from './support/networksOf.js'
import { walletOf } from './support/walletOf.js'

const CONNECTION = 'Heron Wallet: connection request'
const SIGNATURE = 'Heron Wallet: signature request'
const TRANSACTION = 'Heron Wallet: transaction request'

describe('a sandbox wallet', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
    aPage.open()
  })
  afterEach(() => {
    localStorage.clear()
    document.querySelectorAll('[role=dialog]').forEach((dialog) => dialog.remove())
  })
  after(async () => {
    await aPage.close()
    await sandbox.close()
  })

  const first = (): `0x${string}` => sandbox.accounts[0] ?? '0x'
  const stranger = (): `0x${string}` => sandbox.accounts[4] ?? '0x'
  const aWallet = (key = 'heron') => {
    const wallet = walletOf(key)
    const access = makeWalletAccess(wallet, networksOf(sandbox))
    const own = wallet.accounts.flatMap((index) => sandbox.accounts[index] ?? [])
    const provider = makeProvider(wallet, { keysAt: sandbox.rpc['eip155:31337'], own, access })
    const heard: (readonly [event: string, payload: unknown])[] = []
    for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
      provider.on(event, (payload) => heard.push([event, payload]))
    return {
      access,
      heard,
      ask: (method: string, ...params: readonly unknown[]) => provider.request({ method, params }),
    }
  }
  const connected = () => {
    const wallet = aWallet()
    wallet.access.grant([first()])
    wallet.heard.length = 0
    return wallet
  }

  it('exposes no account until its owner approves, and keeps its grants', async () => {
    const { ask } = aWallet()
    assert.deepEqual(await ask('eth_accounts'), [])
    const asked = ask('eth_requestAccounts')
    aPage.press(aPage.dialog(CONNECTION), 'Approve')
    assert.deepEqual(await asked, sandbox.accounts.slice(0, 2))
    assert.deepEqual(await aWallet().ask('eth_accounts'), sandbox.accounts.slice(0, 2))
  })
  it('returns 4001 when its owner rejects, and -32002 while a prompt is open', async () => {
    const { ask } = aWallet()
    const asked = codeOf(ask('eth_requestAccounts'))
    assert.equal(await codeOf(ask('eth_requestAccounts')), -32002)
    aPage.press(aPage.dialog(CONNECTION), 'Reject')
    assert.equal(await asked, 4001)
    assert.isUndefined(aPage.dialog(CONNECTION))
  })
  it('refuses by itself in that mode', async () => {
    assert.equal(await codeOf(aWallet('refusal').ask('eth_requestAccounts')), 4001)
  })
  it('returns a signature of the requested account', async () => {
    const asked = connected().ask('personal_sign', '0x68656c6c6f', first())
    assert.include(aPage.dialog(SIGNATURE)?.textContent, 'hello')
    aPage.press(aPage.dialog(SIGNATURE), 'Approve')
    const signature = await asked
    assert.isTrue(isHex(signature) && (await verifyMessage({ address: first(), message: 'hello', signature })))
  })
  it('returns 4100 for an account without a grant, or revoked while it asked', async () => {
    const { ask, access } = connected()
    assert.equal(await codeOf(aWallet('tortoise').ask('personal_sign', '0x00', first())), 4100)
    assert.equal(await codeOf(ask('personal_sign', '0x00', stranger())), 4100)
    assert.equal(await codeOf(ask('eth_sendTransaction', { from: stranger(), to: first(), value: '0x1' })), 4100)
    const asked = codeOf(ask('eth_sendTransaction', { from: first(), to: stranger(), value: '0x1' }))
    access.grant([])
    aPage.press(aPage.dialog(TRANSACTION), 'Approve')
    assert.equal(await asked, 4100)
  })
  it('sends what its owner approves, and reads from the chain', async () => {
    const { ask } = connected()
    const before = BigInt(String(await ask('eth_getBalance', stranger(), 'latest')))
    const asked = ask('eth_sendTransaction', { from: first(), to: stranger(), value: '0x7' })
    aPage.press(aPage.dialog(TRANSACTION), 'Approve')
    assert.match(String(await asked), /^0x[0-9a-f]{64}$/)
    await mined(ask, await asked)
    assert.equal(BigInt(String(await ask('eth_getBalance', stranger(), 'latest'))), before + 7n)
  })
  it('returns 4200 for an unsupported method of any name', async () => {
    const { ask } = connected()
    assert.equal(await codeOf(ask('eth_sign')), 4200)
    assert.equal(await codeOf(ask('toString')), 4200)
  })
  it('notifies the site when its access ends', async () => {
    const { ask, heard } = connected()
    assert.lengthOf(Object(await ask('wallet_getPermissions')), 1)
    await ask('wallet_revokePermissions', { eth_accounts: {} })
    assert.deepEqual(
      heard.map(([event]) => event),
      ['accountsChanged', 'disconnect'],
    )
    assert.deepEqual(heard[0], ['accountsChanged', []])
    assert.deepEqual(await ask('wallet_getPermissions'), [])
  })
  it('exposes nothing while locked, and the same again once unlocked, by its owner or for the site', async () => {
    const { ask, access, heard } = connected()
    access.lock()
    assert.deepEqual(await ask('eth_accounts'), [])
    assert.equal(await codeOf(ask('personal_sign', '0x00', first())), 4100)
    access.unlock()
    assert.deepEqual(heard, [
      ['accountsChanged', []],
      ['accountsChanged', [first()]],
    ])
    access.lock()
    const asked = ask('eth_requestAccounts')
    aPage.press(aPage.dialog('Heron Wallet: unlock request'), 'Approve')
    assert.deepEqual(await asked, [first()])
  })
  it("notifies the site of its owner's actions in another tab", () => {
    const { heard } = connected()
    const key = 'sandbox-wallet.heron'
    const oldValue = localStorage.getItem(key)
    const newValue = JSON.stringify({ granted: [stranger()], chainId: 31337 })
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
    assert.deepEqual(heard, [['accountsChanged', [stranger()]]])
  })
  it('resets if its storage is invalid', async () => {
    localStorage.setItem('sandbox-wallet.heron', '{"granted":[1]')
    assert.deepEqual(await aWallet().ask('eth_accounts'), [])
  })
  it('has a unique name, picture, domain and id', () => {
    for (const part of ['name', 'icon', 'rdns', 'uuid'] as const)
      assert.lengthOf(new Set(BROWSER_WALLETS.map((wallet) => wallet[part])), BROWSER_WALLETS.length)
    for (const { uuid } of BROWSER_WALLETS)
      assert.match(uuid, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})
