import { assert } from 'chai'
import { toChecksumAddress } from '../../../domain/account/addresses/checksum.js'
import type { MarkPicture, RemotePicture } from '../../../domain/images/picture.js'
import { networkImage } from '../../../domain/network/activeNetwork.js'
import { drawnFirst, lazyImages } from '../../../infrastructure/images/lazyImages.js'
import { CONTRACTS, markedImages } from '../../../infrastructure/images/marks.lazy.js'
import { checkImage, inlineBytes } from '../../../infrastructure/images/imageUrls.js'
import * as presets from '../../../networks.js'
import { imagesContract } from '../../contracts/images.contract.js'
import { fakeImages } from '../../fakes/fakeImages.js'
import { turn } from '../../support/turn.js'

const USDC: MarkPicture = { _tag: 'Token', id: 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' }

imagesContract('with drawings of ours', () => {
  const fake = fakeImages()
  return {
    images: drawnFirst(markedImages(fake), fake),
    arrive: async (picture) => fake.arrive(picture, 'blob:1'),
  }
})

/** Images whose SVGs load on subscription; `asked` counts the attempts. */
const setUp = (canLoad: () => boolean = () => true) => {
  const fake = fakeImages()
  const asked: number[] = []
  const drawn = lazyImages(async () => {
    asked.push(1)
    if (!canLoad()) throw new Error('offline')
    return markedImages(fake)
  })
  const images = drawnFirst(drawn, fake)
  const look = async (picture: RemotePicture) => {
    const seen: (string | undefined)[] = []
    images.of(picture).changes.subscribe((address) => seen.push(address))
    await turn()
    return { seen, value: images.of(picture).value }
  }
  return { fake, asked, look }
}

const drawingOf = (picture: MarkPicture): string | undefined => markedImages(fakeImages()).of(picture).value

const IS_DRAWING = /^data:image\/svg\+xml,%3Csvg/

describe('built-in icons of networks and tokens', () => {
  it('cover every preset of portico/networks, without a request each, and pass the picture check', async () => {
    const { look } = setUp()
    for (const network of Object.values(presets)) {
      const picture = networkImage(network)
      if (picture._tag === 'Address') return assert.fail('a preset has an address')
      const { seen, value = '' } = await look(picture)
      assert.match(value, IS_DRAWING, network.name)
      assert.equal(seen.at(-1), value)
      assert.isDefined(checkImage(Uint8Array.from(inlineBytes(value)), { drawings: true }), network.name)
    }
  })

  it("show a test network with its chain's icon, which web3icons lacks: Sepolia has Ethereum’s", () => {
    const of = (id: (typeof presets)[keyof typeof presets]) => drawingOf({ _tag: 'Network', id: id.caipNetworkId })
    assert.equal(of(presets.sepolia), of(presets.mainnet))
    assert.equal(of(presets.baseSepolia), of(presets.base))
    assert.notEqual(of(presets.base), of(presets.mainnet))
  })

  it('match tokens by chain and contract, case-insensitively on EVM, and the coin without a contract', async () => {
    const { look } = setUp()
    const usdc = (await look(USDC)).value
    assert.match(usdc ?? '', IS_DRAWING)
    assert.equal((await look({ ...USDC, id: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' })).value, usdc)
    const ether = (await look({ _tag: 'Token', id: 'eip155:8453' })).value
    assert.equal(ether, drawingOf({ _tag: 'Network', id: 'eip155:1' }), 'the coin of Base is ether')
    assert.equal(
      (await look({ _tag: 'Token', id: 'eip155:137' })).value,
      drawingOf({ _tag: 'Network', id: 'eip155:137' }),
    )
  })

  it('match no imitation: the same contract on another chain, another contract, or a mint in other case [S-09]', async () => {
    const { look } = setUp()
    const mint = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    assert.match((await look({ _tag: 'Token', id: mint as 'solana:1:1' })).value ?? '', IS_DRAWING)
    for (const id of [
      'eip155:10:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb49',
      'eip155:31337:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      `solana:${mint.slice(7).toLowerCase()}`,
    ] as const)
      assert.isUndefined((await look({ _tag: 'Token', id })).value, id)
  })

  it('have contracts with correct checksums', () => {
    const evm = CONTRACTS.flatMap(([, ids]) => ids.split(/\s+/)).filter((id) => id.startsWith('eip155:'))
    assert.isAbove(evm.length, 25)
    for (const id of evm) {
      const [, , address = ''] = id.split(':')
      assert.equal(address, toChecksumAddress(address.toLowerCase()), id)
    }
  })

  it('load with the first subscriber, and never for a chain without any', async () => {
    const { asked, look } = setUp()
    await look({ _tag: 'Network', id: 'eip155:31337', imageId: 'x' })
    await look({ _tag: 'Network', id: 'eip155:11' })
    await look({ _tag: 'Token', id: 'eip155:31337:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' })
    await look({ _tag: 'Known', of: 'wallet', id: 'heron' })
    assert.lengthOf(asked, 0)
    await look(USDC)
    assert.lengthOf(asked, 1)
  })

  it('fall back to the server’s picture if missing, and reload after a failed load', async () => {
    let isOffline = true
    const { fake, look } = setUp(() => !isOffline)
    const iconUrl = 'https://a.example/i.png'
    assert.deepEqual(await look(USDC), { seen: [undefined], value: undefined })
    isOffline = false
    assert.match((await look(USDC)).value ?? '', IS_DRAWING)
    fake.arrive({ _tag: 'Foreign', address: iconUrl }, 'blob:1')
    for (const id of ['eip155:1:0x1', 'eip155:31337:0x1', 'eip155:31337'] as const)
      assert.equal((await look({ _tag: 'Token', id, iconUrl })).value, 'blob:1')
    fake.arrive({ _tag: 'Known', of: 'asset', id: 'n' }, 'blob:2')
    for (const id of ['eip155:11', 'eip155:31337'] as const)
      assert.equal((await look({ _tag: 'Network', id, imageId: 'n' })).value, 'blob:2')
  })
})
