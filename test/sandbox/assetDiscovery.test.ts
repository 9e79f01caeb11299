import { assert } from 'chai'
import { makeProvider } from '../../sandbox/browserWallets/provider.js'
import { makeWalletAccess } from '../../sandbox/browserWallets/walletAccess.js'
import { openClient, receiptOf } from '../../sandbox/chain/transactions.js'
import { COLLECTION_ABI } from '../../sandbox/contracts/abis.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { aPage } from './support/aPage.js'
import { codeOf } from './support/codeOf.js'
import { networksOf } from './support/networksOf.js'
import { walletOf } from './support/walletOf.js'

interface Asset {
  readonly address: `0x${string}`
  readonly balance: string
  readonly type: string
  readonly metadata: Readonly<Record<string, string>>
}

describe('a sandbox wallet with NFT discovery', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
    aPage.open()
  })
  after(async () => {
    localStorage.clear()
    await aPage.close()
    await sandbox.close()
  })

  const account = (): string => sandbox.accounts[0] ?? ''
  const aWallet = (key: string) => {
    const wallet = walletOf(key)
    const access = makeWalletAccess(wallet, networksOf(sandbox))
    const own = wallet.accounts.flatMap((index) => sandbox.accounts[index] ?? [])
    const { request } = makeProvider(wallet, { keysAt: sandbox.rpc['eip155:31337'], own, access })
    access.grant([account()])
    return (method: string, ...params: readonly unknown[]) => request({ method, params })
  }
  const nfts = async (ask: ReturnType<typeof aWallet>, types?: readonly string[]): Promise<readonly Asset[]> => {
    const request = { account: account(), chainFilter: ['0x7a69'], ...(types && { assetTypeFilter: types }) }
    const answer = (await ask('wallet_getAssets', request)) as Readonly<Record<string, readonly Asset[]>>
    assert.hasAllKeys(answer, ['0x7a69'])
    return answer['0x7a69'] ?? []
  }
  const brief = (assets: readonly Asset[]): readonly string[] =>
    assets.map(({ balance, metadata: { name = '', tokenId = '' } }) => `${Number(balance)} ${name} ${tokenId}`).sort()

  it('announces it, and reads NFTs from its chain, without phishing ones', async () => {
    const ask = aWallet('bower')
    assert.deepInclude(await ask('wallet_getCapabilities', account()), {
      '0x7a69': { assetDiscovery: { supported: true } },
    })
    const all = await nfts(ask)
    const birds = ['1 Estuary Birds 1', '1 Estuary Birds 3', '1 Estuary Birds 5']
    assert.deepEqual(brief(all), [...birds, '1 Harbour Prints 2', '3 Harbour Prints 1'])
    assert.deepEqual(brief(await nfts(ask, ['ERC721'])), birds)
    const told: unknown = await (await fetch(all[0]?.metadata['tokenURI'] ?? '')).json()
    assert.match(JSON.stringify(told), /^\{"name":"Estuary Birds #\d","image":"data:image\/png;base64,/)
  })
  it('no longer lists one that was sent to another account', async () => {
    const ask = aWallet('bower')
    const client = openClient(sandbox.rpc['eip155:31337'])
    const [from, to] = sandbox.accounts as readonly [`0x${string}`, `0x${string}`]
    const bird = (await nfts(ask, ['erc721']))[0]
    const hash = await client.writeContract({
      account: from,
      chain: null,
      address: bird?.address ?? '0x',
      abi: COLLECTION_ABI,
      functionName: 'transferFrom',
      args: [from, to, BigInt(bird?.metadata['tokenId'] ?? '0')],
    })
    await receiptOf(client, hash)
    assert.lengthOf(await nfts(ask, ['erc721']), 2)
  })
  it('reports nothing for an account hidden from the site; other wallets report none', async () => {
    assert.equal(await codeOf(aWallet('bower')('wallet_getAssets', { account: sandbox.accounts[3] })), 4100)
    assert.equal(await codeOf(aWallet('heron')('wallet_getAssets', { account: account() })), 4200)
    assert.equal(await codeOf(aWallet('heron')('wallet_getCapabilities', account())), 4200)
  })
})
