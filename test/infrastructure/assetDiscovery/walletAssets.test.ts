import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { asyncScheduler } from 'rxjs'
import type { AskWallet } from '../../../application/ports/assetDiscovery.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { openAssetDiscovery } from '../../../infrastructure/assetDiscovery/openAssetDiscovery.lazy.js'
import { makeWalletAssets } from '../../../infrastructure/assetDiscovery/walletAssets.js'
import { assetDiscoveryContract } from '../../contracts/assetDiscovery.contract.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeAssetDiscovery } from '../../fakes/fakeAssetDiscovery.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const OWNER = { _tag: 'Account', address: `0x${'a1'.repeat(20)}`, chainId: 'eip155:137' } as const
const CONTRACT = `0x${'C1'.repeat(20)}`
const BIRD = {
  address: CONTRACT,
  balance: '0x1',
  type: 'erc721',
  metadata: { name: 'Estuary Birds', symbol: 'TERN', tokenId: '0x0c' },
}
const OFFERED = { '0x89': { assetDiscovery: { supported: true } } }
const FAILED = TE.left({ _tag: 'RequestFailed', code: 4200, message: 'no such method', cause: undefined } as const)

const wallet = (capabilities: unknown, assets: unknown) => {
  const asked: WalletRequest[] = []
  const ask: AskWallet = (request) => {
    asked.push(request)
    return TE.right(request.method === 'wallet_getAssets' ? assets : capabilities)
  }
  return { asked, ask }
}
const nftsOf = async (assets: unknown, capabilities: unknown = OFFERED) =>
  makeWalletAssets({ scheduler: asyncScheduler }).nfts(OWNER, wallet(capabilities, assets).ask)()
const NOT_TOLD = E.left({ _tag: 'NotTold' } as const)
const first = async (asset: unknown) => {
  const told = await nftsOf({ '0x89': [asset] })
  return E.isRight(told) ? told.right[0] : undefined
}
const inline = (metadata: unknown): string => `data:application/json,${encodeURIComponent(JSON.stringify(metadata))}`
const PIXEL = 'data:image/png;base64,iVBORw0KGgo='

assetDiscoveryContract('the fake', (nfts) => ({
  discovery: fakeAssetDiscovery(nfts === undefined ? TE.left({ _tag: 'NotTold' }) : TE.right(nfts)),
  ask: () => FAILED,
}))
assetDiscoveryContract('of a wallet', (nfts) => ({
  discovery: openAssetDiscovery({ scheduler: asyncScheduler, chainRpc: fakeChainRpc() }),
  ask: ({ method }) => {
    if (nfts === undefined) return FAILED
    if (method !== 'wallet_getAssets') return TE.right({ '0x1': { assetDiscovery: { supported: true } } })
    const assets = nfts.map(({ count, collection, token }) => ({
      address: token?.contract,
      balance: `0x${count.toString(16)}`,
      type: 'erc1155',
      metadata: { name: collection, tokenId: token?.tokenId },
    }))
    return TE.right({ '0x1': assets })
  },
}))

describe('the assets that a wallet reports for its account', () => {
  it('are requested by account, chain and kind if the wallet announces support', async () => {
    const { ask, asked } = wallet(OFFERED, { '0x89': [BIRD] })
    const told = await makeWalletAssets({ scheduler: asyncScheduler }).nfts(OWNER, ask)()
    assert.deepEqual(asked, [
      { method: 'wallet_getCapabilities', params: [OWNER.address] },
      {
        method: 'wallet_getAssets',
        params: [{ account: OWNER.address, chainFilter: ['0x89'], assetTypeFilter: ['erc721', 'erc1155'] }],
      },
    ])
    const bird = {
      id: `${CONTRACT.toLowerCase()}:12`,
      name: 'Estuary Birds #12',
      collection: 'Estuary Birds',
      count: 1n,
      token: { contract: CONTRACT, tokenId: '12' },
    }
    assert.deepEqual(told, E.right([bird]))
  })
  it('are not requested without announced support; support announced for all chains (0x0) counts', async () => {
    for (const capabilities of [{}, null, 'yes', { '0x1': OFFERED['0x89'] }, { '0x89': { assetDiscovery: true } }]) {
      const { ask, asked } = wallet(capabilities, { '0x89': [BIRD] })
      assert.deepEqual(await makeWalletAssets({ scheduler: asyncScheduler }).nfts(OWNER, ask)(), NOT_TOLD)
      assert.lengthOf(asked, 1)
    }
    assert.isTrue(E.isRight(await nftsOf({ '0x89': [] }, { '0x0': OFFERED['0x89'] })))
  })
  it('are NotTold for a malformed answer; unreadable entries, tokens and zero balances are skipped', async () => {
    for (const answer of [null, [], { '0x1': [BIRD] }, { '0x89': 'none' }, { '0x89': [{ ...BIRD, balance: 1 }] }])
      assert.deepEqual(await nftsOf(answer), NOT_TOLD)
    const coin = { address: 'native', balance: '0x1', type: 'native' }
    const told = await nftsOf({ '0x89': [coin, null, { ...BIRD, balance: '0x0' }, { ...BIRD, type: 'ERC1155' }] })
    assert.lengthOf(E.isRight(told) ? told.right : [], 1)
  })
  it('are limited to 2,000, since anybody can send an account more', async () => {
    const told = await nftsOf({ '0x89': Array.from({ length: 2_001 }, () => BIRD) })
    assert.lengthOf(E.isRight(told) ? told.right : [], 2_000)
  })
  it('time out: 3 s for the capabilities, 10 s for the assets', async () => {
    for (const [silent, afterMs] of [
      ['wallet_getCapabilities', 3_000],
      ['wallet_getAssets', 10_000],
    ] as const) {
      const time = makeVirtualTime()
      let outcome: unknown
      const ask: AskWallet = ({ method }) =>
        method === silent ? () => new Promise(() => undefined) : TE.right(OFFERED)
      void makeWalletAssets({ scheduler: time.scheduler })
        .nfts(OWNER, ask)()
        .then((told) => (outcome = told))
      await time.advance(afterMs - 1)
      assert.isUndefined(outcome)
      await time.advance(1)
      assert.deepEqual(outcome, NOT_TOLD)
    }
  })
  it('take name and picture from inline metadata if they are safe to show [S-12]', async () => {
    const told = (tokenURI: string) => first({ ...BIRD, metadata: { ...BIRD.metadata, tokenURI } })
    assert.deepInclude(await told(inline({ name: 'Tern', image: PIXEL })), { name: 'Tern', previewUrl: PIXEL })
    const base64 = `data:application/json;base64,${btoa(JSON.stringify({ name: 'Tern' }))}`
    assert.deepInclude(await told(base64), { name: 'Tern' })
    assert.deepInclude(await told('https://pictures.example/12.png'), { previewUrl: 'https://pictures.example/12.png' })
    for (const uri of [
      'https://tokens.example/12.json',
      'http://192.168.0.1/12.png',
      'ipfs://tern/12',
      'data:application/json,{"name"',
      'data:application/json;base64,%',
      `data:application/json,${'x'.repeat(200_000)}`,
      inline({ name: 'T\u202eern', image: 'data:image/svg+xml,<svg/>' }),
    ])
      assert.notProperty(await told(uri), 'previewUrl', uri.slice(0, 40))
    assert.deepInclude(await told(inline({ name: 'T\u202eern' })), { name: 'Estuary Birds #12' })
  })
  it('include an NFT without metadata, by contract and id', async () => {
    const { metadata: _, ...bare } = BIRD
    const id = `${CONTRACT.toLowerCase()}:`
    assert.deepEqual(await first(bare), { id, count: 1n, token: { contract: CONTRACT } })
  })
})
