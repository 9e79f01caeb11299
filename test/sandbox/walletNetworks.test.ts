import { assert } from 'chai'
import { makeWalletAccess } from '../../sandbox/browserWallets/walletAccess.js'
import { makeProvider } from '../../sandbox/browserWallets/provider.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { settles } from '../browser/support/settles.js'
import { aPage } from './support/aPage.js'
import { codeOf } from './support/codeOf.js'
import { mined } from './support/mined.js'
import { networksOf } from './support/networksOf.js'
import { walletOf } from './support/walletOf.js'

const SECOND = '0x7a6a'
const UNLISTED = '0x7a6b'

describe('a sandbox wallet asked to switch networks', () => {
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

  /** Connected with its first account; `heard` has its events since. */
  const aWallet = (key = 'heron') => {
    const wallet = { ...walletOf(key), thinksForMs: 0 }
    const access = makeWalletAccess(wallet, networksOf(sandbox))
    const own = wallet.accounts.flatMap((index) => sandbox.accounts[index] ?? [])
    const provider = makeProvider(wallet, { keysAt: sandbox.rpc['eip155:31337'], own, access })
    const heard: unknown[] = []
    provider.on('chainChanged', (chainId) => heard.push(chainId))
    const ask = (method: string, ...params: readonly unknown[]) => provider.request({ method, params })
    return {
      access,
      ask,
      heard,
      name: wallet.name,
      own,
      chainId: () => ask('eth_chainId'),
      switchTo: (chainId: string) => ask('wallet_switchEthereumChain', { chainId }),
      add: (changes = {}) =>
        ask('wallet_addEthereumChain', {
          chainId: SECOND,
          chainName: 'Sandbox Two',
          rpcUrls: [sandbox.rpc['eip155:31338']],
          ...changes,
        }),
    }
  }
  const prompt = (name: string, kind = 'network request') => aPage.dialog(`${name}: ${kind}`)
  const NEW = 'new network request'
  /** A wallet queries the node first, so its prompt is delayed. */
  const press = async (name: string, kind: string, button: string): Promise<void> => {
    await settles(() => prompt(name, kind) !== undefined, true)
    aPage.press(prompt(name, kind), button)
  }

  it('shows both networks with ids to its owner, and switches when they approve', async () => {
    const { switchTo, chainId, heard, name } = aWallet()
    const moved = switchTo(SECOND)
    assert.include(prompt(name)?.textContent, 'Move from Sandbox (31337) to Sandbox Two (31338)?')
    aPage.press(prompt(name), 'Approve')
    assert.isNull(await moved)
    assert.equal(await chainId(), SECOND)
    assert.deepEqual(heard, [SECOND])
    const swaps = switchTo('0x2105')
    assert.include(prompt(name)?.textContent, 'Move from Sandbox Two (31338) to Sandbox Base (8453)?')
    aPage.press(prompt(name), 'Approve')
    assert.isNull(await swaps)
  })
  it('stays and returns 4001 when they reject, and asks nothing if it is already there', async () => {
    const { switchTo, chainId, heard, name } = aWallet()
    const moved = codeOf(switchTo(SECOND))
    aPage.press(prompt(name), 'Reject')
    assert.equal(await moved, 4001)
    assert.isNull(await switchTo('0x7a69'))
    assert.equal(await chainId(), '0x7a69')
    assert.isEmpty(heard)
  })
  it('returns 4902 for an unknown chain, though its owner can switch there, and -32602 for an invalid one', async () => {
    const { switchTo, access } = aWallet()
    assert.equal(await codeOf(switchTo(UNLISTED)), 4902)
    for (const wrong of ['31338', '0x', 'zz']) assert.equal(await codeOf(switchTo(wrong)), -32602)
    assert.deepEqual(
      access.networks().map(({ chainId }) => chainId),
      [31337, 31338, 8453, 31339, 1],
    )
  })
  it('reads and sends on its current chain, and on no unreachable one', async () => {
    const { access, ask, own } = aWallet()
    access.grant(own)
    const balance = async () => BigInt(String(await ask('eth_getBalance', own[0], 'latest')))
    assert.equal(await balance(), 12_345_678_900_000_000_000n)
    access.moveTo(31338)
    assert.equal(await balance(), 480_500_000_000_000_000_000n)
    access.moveTo(8453)
    assert.equal(await balance(), 25_000_000_000_000_000_000n)
    access.moveTo(31338)
    const sent = ask('eth_sendTransaction', { from: own[0], to: sandbox.accounts[3], value: '0x1' })
    assert.include(prompt('Heron Wallet', 'transaction request')?.textContent, 'On Sandbox Two (31338)')
    aPage.press(prompt('Heron Wallet', 'transaction request'), 'Approve')
    const receipt = await mined(ask, await sent)
    assert.propertyVal(receipt, 'status', '0x1')
    access.moveTo(1)
    assert.equal(await codeOf(ask('eth_blockNumber')), 4901)
    assert.equal(await codeOf(ask('eth_sendTransaction', { from: own[0], to: own[0], value: '0x1' })), 4901)
  })
  it('sends nothing if its owner switched while the request was open', async () => {
    const { access, ask, own } = aWallet()
    access.grant(own)
    const sent = codeOf(ask('eth_sendTransaction', { from: own[0], to: own[0], value: '0x1' }))
    access.moveTo(31338)
    aPage.press(prompt('Heron Wallet', 'transaction request'), 'Approve')
    assert.equal(await sent, 4901)
  })
  it('adds a network when its owner approves, keeps it across a reload, and switches only when asked again', async () => {
    const { add, switchTo, chainId, name } = aWallet('finch')
    assert.equal(await codeOf(switchTo(SECOND)), 4902)
    const added = add()
    await settles(() => prompt(name, NEW) !== undefined, true)
    assert.include(prompt(name, NEW)?.textContent, 'Add Sandbox Two (31338)?')
    aPage.press(prompt(name, NEW), 'Approve')
    assert.isNull(await added)
    assert.equal(await chainId(), '0x7a69')
    const reloaded = aWallet('finch')
    const moved = reloaded.switchTo(SECOND)
    aPage.press(prompt(name), 'Approve')
    await moved
    assert.equal(await reloaded.chainId(), SECOND)
  })
  it('still does not know a network that its owner rejected', async () => {
    const { add, switchTo, name } = aWallet('finch')
    const added = codeOf(add())
    await press(name, NEW, 'Reject')
    assert.equal(await added, 4001)
    assert.equal(await codeOf(switchTo(SECOND)), 4902)
  })
  it('adds and switches in one step in that mode', async () => {
    const { add, chainId, name } = aWallet('tortoise')
    const added = add()
    await press(name, NEW, 'Approve')
    assert.isNull(await added)
    assert.equal(await chainId(), SECOND)
  })
  it('reaches an added network at the given URL', async () => {
    const { add, access, ask, name } = aWallet('finch')
    // Unreachable for any wallet by itself.
    sandbox.rewrite({ match: 'rpc/eip155-31339', body: { jsonrpc: '2.0', id: 1, result: '0x99' } })
    const added = add({ chainId: '0x99', chainName: 'Ninety-nine', rpcUrls: [sandbox.rpc['eip155:31339']] })
    await press(name, NEW, 'Approve')
    await added
    access.moveTo(0x99)
    assert.equal(await ask('eth_blockNumber'), '0x99')
    assert.include(
      access.networks().map((network) => network.name),
      'Ninety-nine',
    )
    sandbox.clearRewrites()
  })
  it('refuses an invalid network, an unresponsive one, or one that reports another chain', async () => {
    const { add } = aWallet('finch')
    for (const wrong of [
      { chainId: 31338 },
      { chainName: ' ' },
      { rpcUrls: [] },
      { rpcUrls: ['javascript:1'] },
      { chainId: '0x7a6c' },
    ]) {
      assert.equal(await codeOf(add(wrong)), -32602, JSON.stringify(wrong))
    }
    assert.equal(await codeOf(add({ rpcUrls: ['http://127.0.0.1:1/'] })), -32603)
  })
  it('confirms and stays, if it is Magpie', async () => {
    const { switchTo, chainId, heard, name } = aWallet('magpie')
    const moved = switchTo(SECOND)
    aPage.press(prompt(name), 'Approve')
    assert.isNull(await moved)
    assert.equal(await chainId(), '0x7a69')
    assert.isEmpty(heard)
  })
  it('neither knows nor adds, if it is Wren', async () => {
    const { switchTo, add } = aWallet('wren')
    assert.equal(await codeOf(switchTo(SECOND)), 4902)
    assert.equal(await codeOf(add()), 4200)
    assert.isNull(document.querySelector('[role=dialog]'), 'by itself')
  })
  it('never answers, if it is Sloth, and connects nevertheless', async () => {
    const { switchTo, ask, name } = aWallet('sloth')
    let outcome: unknown = 'silence'
    void codeOf(switchTo(SECOND)).then((code) => (outcome = code))
    const connected = ask('eth_requestAccounts')
    aPage.press(prompt(name, 'connection request'), 'Approve')
    assert.lengthOf(Object(await connected), 1)
    assert.equal(outcome, 'silence')
  })
  it('switches by itself, a second after it connected, if it is Cuckoo', async () => {
    const { ask, chainId, heard, name } = aWallet('cuckoo')
    const connected = ask('eth_requestAccounts')
    aPage.press(prompt(name, 'connection request'), 'Approve')
    await connected
    assert.equal(await chainId(), '0x7a69')
    await settles(() => heard.length, 1)
    assert.deepEqual(heard, [UNLISTED])
  })
})
