import { assert } from 'chai'
import { nftAssetId } from '../../../domain/nfts/nftAssetId.js'
import { readReference } from '../../../domain/send/assetId.js'
import { type FoundToken, toSendable } from '../../../domain/send/foundToken.js'
import { ambiguityIn } from '../../../domain/asset/ambiguity.js'
import { anAsset } from '../asset/anAsset.js'

const CONTRACT = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

describe('the id of an asset', () => {
  it('yields a contract, or an NFT by number, in any spelling of its address', () => {
    const small = CONTRACT.toLowerCase()
    assert.deepEqual(readReference(small), { contract: CONTRACT, tokenId: undefined })
    assert.deepEqual(readReference(nftAssetId(small, '7')), { contract: CONTRACT, tokenId: 7n })
    const most = 2n ** 256n - 1n
    assert.equal(readReference(`${CONTRACT}/${most}`)?.tokenId, most)
  })

  it('yields nothing for the coin, an invalid or misspelled address (EIP-55), or no number', () => {
    const wrong = ['coin', '', CONTRACT.replace('71C', '71c'), CONTRACT.slice(1), `${CONTRACT}/`, `${CONTRACT}/0x7`]
    for (const id of [...wrong, `${CONTRACT}/-1`, `${CONTRACT}/7/8`, `${CONTRACT}/${'9'.repeat(79)}`])
      assert.isUndefined(readReference(id), id)
  })
})

describe('the data of a token contract', () => {
  const read = (found: FoundToken, tokenId?: bigint) =>
    toSendable('id', { contract: CONTRACT, tokenId }, found, 'picture')
  const token = { _tag: 'Token', name: 'Rook', symbol: 'ROOK', decimals: 2, units: 1_250n } as const

  it('yield a sendable asset, without a price, identified by contract', () => {
    const rook = read(token)
    assert.deepInclude(rook, { id: 'id', contract: CONTRACT, name: 'Rook', symbol: 'ROOK', balance: '12.5' })
    assert.isUndefined(rook.price)
    assert.isUndefined(rook.nft)
    assert.isTrue(ambiguityIn([anAsset(), rook])(rook))
  })

  it('yield an NFT by the name of its collection and its number, whole, with its picture', () => {
    const tern = read({ _tag: 'Nft', name: 'Tern', units: 1n }, 7n)
    assert.deepInclude(tern, { name: 'Tern #7', symbol: 'Tern #7', decimals: 0, balance: '1' })
    assert.deepEqual(tern.nft, { standard: 'ERC-721', tokenId: 7n, pictureUrl: 'picture' })
    const print = read({ _tag: 'MultiToken', name: undefined, units: 3n }, 2n ** 255n)
    assert.deepInclude(print, { name: '#57896…19968', balance: '3' })
    assert.equal(print.nft?.standard, 'ERC-1155')
    assert.equal(read({ _tag: 'Nft', name: 'Tern', units: 1n }).name, 'Tern')
  })

  it('show an NFT number of up to 12 digits in full, and the ends of a longer one', () => {
    const numbered = (tokenId: bigint) => read({ _tag: 'Nft', name: undefined, units: 1n }, tokenId).symbol
    assert.equal(numbered(123_456_789_012n), '#123456789012')
    assert.equal(numbered(1_234_567_890_123n), '#12345…90123')
  })
})
