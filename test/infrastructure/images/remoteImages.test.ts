import { assert } from 'chai'
import type { ServerPicture } from '../../../domain/images/picture.js'
import { makePictureSource } from '../../../infrastructure/images/openImages.lazy.js'
import { fetchImage, type StoredImage } from '../../../infrastructure/images/fetchImage.js'
import { checkImage, makeImageUrls } from '../../../infrastructure/images/imageUrls.js'
import { makeRemoteImages } from '../../../infrastructure/images/remoteImages.js'
import { imagesContract } from '../../contracts/images.contract.js'
import { fakeImages } from '../../fakes/fakeImages.js'
import { bitmaps } from '../../support/bitmaps.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const PNG = bitmaps.png(9, 9)
const SVG = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
)
const known = (id: string): ServerPicture => ({ _tag: 'Known', of: 'wallet', id })

/** Pictures over a scripted server: each address is answered when a test says so. */
const setUp = (kept: Readonly<Record<string, StoredImage>> = {}) => {
  const time = makeVirtualTime()
  const asked: {
    readonly address: string
    readonly init: RequestInit | undefined
    readonly answer: (response: Response) => void
  }[] = []
  const released: string[] = []
  const written: string[] = []
  let made = 0
  const images = makeRemoteImages({
    sourceOf: makePictureSource({
      client: { address: (path) => `https://api.example/${path}?projectId=p` },
      blockchain: { address: () => undefined },
      page: 'https://shop.example',
      icons: ['/icon.svg', 'https://cdn.example/icon.svg'],
    }),
    fetchImage: fetchImage({
      fetch: (input, init) => new Promise((answer) => asked.push({ address: input, init, answer })),
      store: { read: async (address) => kept[address], write: async (address) => void written.push(address) },
      scheduler: time.scheduler,
    }),
    checkImage,
    addresses: makeImageUrls({
      createObjectURL: () => `blob:${(made += 1)}`,
      revokeObjectURL: (address) => void released.push(address),
    }),
    scheduler: time.scheduler,
  })
  const answer = async (
    bytes: Uint8Array<ArrayBuffer>,
    init?: ResponseInit,
    index = asked.length - 1,
  ): Promise<void> => {
    asked[index]?.answer(new Response(bytes, init))
    for (let turn = 0; turn < 4; turn += 1) await time.advance(0)
  }
  return { images, time, asked, released, written, answer }
}
const look = async (world: ReturnType<typeof setUp>, picture: ServerPicture) => {
  const subscription = world.images.of(picture).changes.subscribe()
  await world.time.advance(0)
  return subscription
}

imagesContract('the fake', () => {
  const images = fakeImages()
  return { images, arrive: async (picture) => images.arrive(picture, 'blob:1') }
})
imagesContract('over HTTP', () => {
  const { images, time, answer } = setUp()
  return {
    images,
    arrive: async () => {
      await time.advance(0)
      await answer(PNG)
    },
  }
})

describe('pictures from servers', () => {
  const PATHS: readonly (readonly [ServerPicture, string])[] = [
    [{ _tag: 'Known', of: 'wallet', id: 'w1' }, 'getWalletImage/w1'],
    [{ _tag: 'Known', of: 'asset', id: 'a1' }, 'public/getAssetImage/a1'],
    [{ _tag: 'Known', of: 'currency', id: 'USD' }, 'public/getCurrencyImage/USD'],
    [{ _tag: 'Known', of: 'token', id: 'USDC' }, 'public/getTokenImage/USDC'],
    [{ _tag: 'Known', of: 'token', id: '../../evil?x=1' }, 'public/getTokenImage/..%2F..%2Fevil%3Fx%3D1'],
  ]
  for (const [picture, path] of PATHS) {
    it(`are requested at ${path}, without cookies and referrer [S7-05] [S7-06] [S7-07] [S7-08] [S-12]`, async () => {
      const world = setUp()
      await look(world, picture)
      assert.equal(world.asked[0]?.address, `https://api.example/${path}?projectId=p`)
      assert.deepInclude(world.asked[0]?.init, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    })
  }

  it('are requested while subscribed, once for all subscribers, and not before', async () => {
    const world = setUp()
    world.images.of(known('a'))
    await world.time.advance(0)
    assert.equal(world.asked.length, 0)
    await look(world, known('a'))
    await look(world, known('a'))
    assert.equal(world.asked.length, 1)
  })

  it('time out after 2 s, and are requested again 30 s later at the earliest [S9-04] [U-59]', async () => {
    const world = setUp()
    const subscription = await look(world, known('a'))
    await world.time.advance(1_999)
    assert.isFalse(world.asked[0]?.init?.signal?.aborted)
    await world.time.advance(1)
    assert.isTrue(world.asked[0]?.init?.signal?.aborted)
    subscription.unsubscribe()
    await look(world, known('a'))
    assert.equal(world.asked.length, 1)
    await world.time.advance(30_000)
    await look(world, known('a'))
    assert.equal(world.asked.length, 2)
  })

  it('are aborted without subscribers', async () => {
    const world = setUp()
    const subscription = await look(world, known('a'))
    subscription.unsubscribe()
    assert.isTrue(world.asked[0]?.init?.signal?.aborted)
  })

  it('are requested only if they stay on screen while a list is scrolled fast', async () => {
    const world = setUp()
    for (let index = 0; index < 40; index += 1) (await look(world, known(`w${index}`))).unsubscribe()
    await look(world, known('last'))
    assert.equal(world.asked.length, 1, 'the first one was not known to pass')
    await world.time.advance(151)
    assert.include(world.asked[1]?.address, 'last')
    assert.equal(world.asked.length, 2)
    // The list rests.
    await look(world, known('next'))
    assert.equal(world.asked.length, 3)
  })

  it('are requested six at a time', async () => {
    const world = setUp()
    for (let index = 0; index < 40; index += 1) await look(world, known(`w${index}`))
    assert.equal(world.asked.length, 6)
    await world.answer(PNG, {}, 0)
    assert.equal(world.asked.length, 7)
  })

  const BAD: readonly (readonly [string, Uint8Array<ArrayBuffer>, ResponseInit?])[] = [
    [
      'a web page that says it is a picture',
      new TextEncoder().encode('<html><script>alert(1)</script></html>'),
      { headers: { 'content-type': 'image/png' } },
    ],
    ['a picture of more than 256 KiB', new Uint8Array(256 * 1024 + 1).fill(0x89)],
    ['a drawing of more than 64 KiB', new TextEncoder().encode(`<svg>${' '.repeat(64 * 1024)}</svg>`)],
    ['nothing', new Uint8Array()],
    ['404', PNG, { status: 404 }],
    ['429', PNG, { status: 429 }],
    ['503', PNG, { status: 503 }],
  ]
  for (const [what, bytes, init] of BAD) {
    it(`are not accepted from ${what} [S-12]`, async () => {
      const world = setUp()
      await look(world, known('a'))
      await world.answer(bytes, init)
      assert.isUndefined(world.images.of(known('a')).value)
    })
  }

  it('are blobs of their sniffed type, and SVGs are data URLs, which no tab opens in the page’s origin [S-12]', async () => {
    const world = setUp()
    await look(world, known('png'))
    await world.answer(PNG, { headers: { 'content-type': 'text/html' } })
    assert.equal(world.images.of(known('png')).value, 'blob:1')
    await look(world, known('svg'))
    await world.answer(SVG)
    assert.match(world.images.of(known('svg')).value ?? '', /^data:image\/svg\+xml;base64,/)
  })

  for (const [address, shown] of [
    ['https://api.example/own.svg', true],
    ['https://shop.example/own.svg', true],
    ['https://cdn.example/other.svg', true],
    ['https://stranger.example/token.svg', false],
    ['https://api.example.stranger.example/token.svg', false],
  ] as const)
    it(`are ${shown ? '' : 'not '}shown as an SVG from ${address} [S-12]`, async () => {
      const world = setUp()
      const picture: ServerPicture = { _tag: 'Foreign', address }
      await look(world, picture)
      await world.answer(SVG)
      assert.equal(world.images.of(picture).value !== undefined, shown)
    })

  it('are checked at once for a wallet in the page, however many requests are pending [S-10]', async () => {
    const world = setUp()
    for (let index = 0; index < 10; index += 1) await look(world, known(`w${index}`))
    const shownOf = async (address: string): Promise<string | undefined> => {
      await look(world, { _tag: 'Foreign', address })
      for (let turn = 0; turn < 4; turn += 1) await world.time.advance(0)
      return world.images.of({ _tag: 'Foreign', address }).value
    }
    const drawing = new TextDecoder().decode(SVG)
    assert.match((await shownOf(`data:image/svg+xml;utf8,${drawing}`)) ?? '', /^data:image\/svg\+xml;base64,/)
    assert.match((await shownOf(`data:image/svg+xml,${encodeURIComponent(drawing)}`)) ?? '', /^data:image/)
    assert.match((await shownOf(`data:image/png;base64,${Buffer.from(PNG).toString('base64')}`)) ?? '', /^blob:/)
    const large = Buffer.from(bitmaps.png(30_000, 30_000)).toString('base64')
    assert.isUndefined(await shownOf(`data:image/png;base64,${large}`))
    assert.equal(world.asked.length, 6)
  })

  for (const address of [
    'http://evil.example/a.png',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'https://user:secret@a.example/',
    '',
  ]) {
    it(`are never requested at ${JSON.stringify(address)} [S-12]`, async () => {
      const world = setUp()
      await look(world, { _tag: 'Foreign', address })
      assert.equal(world.asked.length, 0)
    })
  }

  it('are kept for later subscribers, the last 64; others are released', async () => {
    const world = setUp()
    for (let index = 0; index < 70; index += 1) {
      const subscription = await look(world, known(`w${index}`))
      await world.answer(PNG)
      subscription.unsubscribe()
    }
    assert.deepEqual(world.released, ['blob:1', 'blob:2', 'blob:3', 'blob:4', 'blob:5', 'blob:6'])
    const before = world.asked.length
    await look(world, known('w69'))
    assert.equal(world.asked.length, before)
    await look(world, known('w0'))
    assert.equal(world.asked.length, before + 1)
  })

  it('are all released on dispose', async () => {
    const world = setUp()
    await look(world, known('a'))
    await world.answer(PNG)
    world.images.dispose()
    assert.deepEqual(world.released, ['blob:1'])
  })

  it('from an earlier visit are shown at once, and refreshed after a day', async () => {
    const address = 'https://api.example/getWalletImage/a?projectId=p'
    const young = setUp({ [address]: { bytes: PNG, at: 0 } })
    await look(young, known('a'))
    assert.equal(young.images.of(known('a')).value, 'blob:1')
    assert.equal(young.asked.length, 0)
    const old = setUp({ [address]: { bytes: PNG, at: -24 * 60 * 60_000 } })
    await look(old, known('a'))
    assert.equal(old.images.of(known('a')).value, 'blob:1')
    await old.answer(PNG)
    assert.deepEqual([old.images.of(known('a')).value, old.released, old.written], ['blob:2', ['blob:1'], [address]])
  })

  it('from an earlier visit stay when the server does not answer [U-53]', async () => {
    const address = 'https://api.example/getWalletImage/a?projectId=p'
    const world = setUp({ [address]: { bytes: PNG, at: -24 * 60 * 60_000 } })
    await look(world, known('a'))
    await world.time.advance(3_000)
    assert.equal(world.images.of(known('a')).value, 'blob:1')
  })
})
