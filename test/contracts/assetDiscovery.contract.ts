import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { AskWallet, AssetDiscovery } from '../../application/ports/assetDiscovery.js'
import type { Nft } from '../../domain/nfts/nft.js'

/** A discovery, and its wallet, whose account holds these; without them the wallet fails. */
export type MakeAssetDiscovery = (nfts: readonly Nft[] | undefined) => {
  readonly discovery: AssetDiscovery
  readonly ask: AskWallet
}

const CONTRACT = `0x${'c1'.repeat(20)}`
const NFTS: readonly Nft[] = [
  { id: `${CONTRACT}:7`, name: 'Tern #7', collection: 'Tern', count: 2n, token: { contract: CONTRACT, tokenId: '7' } },
]
const OWNER = { _tag: 'Account', address: `0x${'a1'.repeat(20)}`, chainId: 'eip155:1' } as const

/** The contract of `AssetDiscovery`. */
export const assetDiscoveryContract = (name: string, makeIt: MakeAssetDiscovery): void => {
  describe(`AssetDiscovery: ${name}`, () => {
    for (const [what, nfts] of [
      ['an empty list', []],
      ['the NFTs it holds', NFTS],
    ] as const)
      it(`returns ${what}, on each call`, async () => {
        const { discovery, ask } = makeIt(nfts)
        for (let times = 0; times < 2; times += 1) assert.deepEqual(await discovery.nfts(OWNER, ask)(), E.right(nfts))
      })
    it('fails if the wallet fails, without rejecting', async () => {
      const { discovery, ask } = makeIt(undefined)
      assert.deepEqual(await discovery.nfts(OWNER, ask)(), E.left({ _tag: 'NotTold' }))
    })
  })
}
