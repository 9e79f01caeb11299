import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { checkForm, type SendForm, type SendPlace, toTransfer } from '../../../domain/send/sendOrder.js'
import { aNetwork } from '../../support/aNetwork.js'
import { anAsset } from '../asset/anAsset.js'

const FROM = `0x${'a1'.repeat(20)}`
const CONTRACT = `0x${'c0'.repeat(20)}`
const TYPED = '0x71c7656ec7ab88b098defb751b7401b5f6d8976f'
const TO = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const COIN = anAsset({ price: 2 })
const TOKEN = anAsset({ id: CONTRACT, contract: CONTRACT, decimals: 6 })
const nft = (standard: 'ERC-721' | 'ERC-1155', tokenId: bigint) =>
  anAsset({
    id: `${CONTRACT}/${tokenId}`,
    contract: CONTRACT,
    decimals: 0,
    balance: '3',
    nft: { standard, tokenId, pictureUrl: '' },
  })
const [TERN, PRINT] = [nft('ERC-721', 7n), nft('ERC-1155', 8n)]
const PLACE: SendPlace = { network: aNetwork(), from: FROM, assets: [COIN, TOKEN, TERN, PRINT], lookup: undefined }

const check = (change: Partial<SendForm> = {}, locale = 'en') =>
  checkForm({ assetId: 'coin', amount: { _tag: 'Asset', text: '0.5' }, receiver: TYPED, ...change }, PLACE, locale)

describe('a send form', () => {
  it('is an order if token, amount and receiver are valid [S5-06]', () => {
    const amount = { units: 5n * 10n ** 17n, amount: '0.5', value: '1' }
    assert.deepEqual(check(), {
      asset: COIN,
      amount: E.right(amount),
      receiver: E.right({ address: TO }),
      order: { network: PLACE.network, asset: COIN, from: FROM, to: TO, ...amount },
    })
  })

  it('is no order without any of the three, and reports each error separately [S5-06]', () => {
    const noAmount = check({ amount: { _tag: 'Asset', text: '' } })
    assert.deepInclude(noAmount, {
      amount: E.left({ _tag: 'AmountNeeded' } as const),
      receiver: E.right({ address: TO }),
      order: undefined,
    })
    const noReceiver = check({ receiver: '' })
    assert.deepInclude(noReceiver, { receiver: E.left({ _tag: 'ReceiverNeeded' } as const), order: undefined })
    assert.isTrue(E.isRight(noReceiver.amount))
    const noAsset = check({ assetId: 'gone' })
    assert.deepInclude(noAsset, {
      asset: undefined,
      amount: E.left({ _tag: 'AmountNeeded' } as const),
      order: undefined,
    })
    assert.deepEqual(noAsset.receiver, E.right({ address: TO }))
  })

  it('refuses the contract of the sent token, and of no other', () => {
    assert.deepEqual(check({ assetId: CONTRACT, receiver: CONTRACT }).receiver, E.left({ _tag: 'TokenAddress' }))
    assert.isTrue(E.isRight(check({ receiver: CONTRACT }).receiver))
    assert.deepEqual(check({ receiver: FROM }).receiver, E.left({ _tag: 'OwnAddress' }))
  })

  it("parses the amount with the token's decimals, and in the page's language", () => {
    assert.equal(check({ assetId: CONTRACT }).order?.units, 500_000n)
    assert.equal(check({ amount: { _tag: 'Asset', text: '1.000' } }, 'de').order, undefined)
    assert.equal(check({ amount: { _tag: 'Fiat', text: '0,5' } }, 'de').order?.units, 25n * 10n ** 16n)
  })

  it('needs no amount for a unique NFT, and integers for others', () => {
    assert.equal(check({ assetId: TERN.id, amount: { _tag: 'Asset', text: '' } }).order?.units, 1n)
    assert.equal(check({ assetId: PRINT.id, amount: { _tag: 'Asset', text: '2' } }).order?.units, 2n)
    for (const text of ['', '0.5', '4'])
      assert.isUndefined(check({ assetId: PRINT.id, amount: { _tag: 'Asset', text } }).order)
    assert.deepEqual(check({ assetId: TERN.id, receiver: CONTRACT }).receiver, E.left({ _tag: 'TokenAddress' }))
  })

  it('finds the asset in any spelling of its contract on EVM', () => {
    assert.equal(check({ assetId: CONTRACT.toUpperCase().replace('X', 'x') }).asset, TOKEN)
  })

  it('becomes a transfer of the coin, or of the token by contract', () => {
    const transferOf = (change: Partial<SendForm>) => {
      const { order } = check(change)
      return order === undefined ? undefined : toTransfer(order)
    }
    const way = { from: FROM, to: TO }
    assert.deepEqual(transferOf({}), { ...way, asset: { _tag: 'Coin', units: 5n * 10n ** 17n } })
    assert.deepEqual(transferOf({ amount: { _tag: 'All' } }), { ...way, asset: { _tag: 'Coin', units: 'All' } })
    const asset = { _tag: 'Token', contract: CONTRACT, units: 500_000n, decimals: 6 } as const
    assert.deepEqual(transferOf({ assetId: CONTRACT }), { ...way, asset })
    const single = { _tag: 'Nft', contract: CONTRACT, tokenId: 7n } as const
    assert.deepEqual(transferOf({ assetId: TERN.id }), { ...way, asset: single })
    const several = { _tag: 'MultiToken', contract: CONTRACT, tokenId: 8n, units: 'All' } as const
    assert.deepEqual(transferOf({ assetId: PRINT.id, amount: { _tag: 'All' } }), { ...way, asset: several })
  })
})
