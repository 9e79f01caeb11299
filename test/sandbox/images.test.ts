import { assert } from 'chai'
import { crc32, inflateSync } from 'node:zlib'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { COMMON } from './support/common.js'

const CALLS = ['getWalletImage', 'public/getAssetImage', 'public/getCurrencyImage', 'public/getTokenImage'] as const
const PNG_START = '89504e470d0a1a0a'

/** The data of each chunk by its type, its checksum checked. */
const chunksOf = (png: Buffer): ReadonlyMap<string, Buffer> => {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const typed = png.subarray(at + 4, at + 8 + length)
    assert.equal(png.readUInt32BE(at + 8 + length), crc32(typed))
    chunks.set(typed.toString('latin1', 0, 4), typed.subarray(4))
    at += length + 12
  }
  return chunks
}

describe('the pictures of the sandbox', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
  })
  afterEach(() => sandbox.clearFaults())
  after(() => sandbox.close())

  const get = (call: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${sandbox.walletApi}${call}?projectId=sandbox`, { headers })
  const bytesOf = async (call: string): Promise<Buffer> => Buffer.from(await (await get(call)).arrayBuffer())

  it('are drawn for each id by all four calls: always the same one, and another for another [S7-05][S7-06][S7-07][S7-08]', async () => {
    for (const call of CALLS) {
      assert.deepEqual(await bytesOf(`${call}/abc`), await bytesOf(`${call}/abc`))
      assert.notDeepEqual(await bytesOf(`${call}/abc`), await bytesOf(`${call}/abd`))
      assert.equal((await fetch(`${sandbox.walletApi}${call}/a%2Fb?${COMMON}`)).status, 404)
    }
  })
  it('are vectors and rasters, each with the type it is', async () => {
    const kinds = new Set<string>()
    for (const id of Array.from({ length: 20 }, (_, index) => `wallet-${index}`)) {
      const answer = await get(`getWalletImage/${id}`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      const type = answer.headers.get('content-type') ?? ''
      assert.equal(type, bytes.toString('hex', 0, 8) === PNG_START ? 'image/png' : 'image/svg+xml')
      if (type === 'image/svg+xml') assert.match(bytes.toString(), /^<svg .*<\/svg>$/)
      kinds.add(type)
    }
    assert.deepEqual([...kinds].sort(), ['image/png', 'image/svg+xml'])
  })
  it('have as many pixels as they say, where they are rasters', async () => {
    const png = await Promise.all(Array.from({ length: 20 }, (_, index) => bytesOf(`getWalletImage/wallet-${index}`)))
    const chunks = chunksOf(png.find((bytes) => bytes.toString('hex', 0, 8) === PNG_START) ?? Buffer.alloc(0))
    assert.deepEqual([...chunks.keys()], ['IHDR', 'IDAT', 'IEND'])
    assert.deepEqual([chunks.get('IHDR')?.readUInt32BE(0), chunks.get('IHDR')?.readUInt32BE(4)], [64, 64])
    assert.lengthOf(inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0)), 64 * (1 + 64 * 3))
  })
  it('may be kept for a day, and are not sent again to who has them', async () => {
    const first = await get('getWalletImage/abc')
    assert.equal(first.headers.get('cache-control'), 'public, max-age=86400')
    const etag = first.headers.get('etag') ?? ''
    const again = await get('getWalletImage/abc', { 'if-none-match': `"other", ${etag}` })
    assert.deepEqual([again.status, await again.text(), again.headers.get('etag')], [304, '', etag])
    assert.equal((await get('getWalletImage/abd', { 'if-none-match': etag })).status, 200)
  })
  it('can be refused with the time to wait, and be what they are not', async () => {
    sandbox.fault({ match: 'getWalletImage', times: 1, status: 429, headers: { 'retry-after': '3' } })
    const refused = await get('getWalletImage/abc')
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '3'])
    sandbox.fault({ match: 'getWalletImage', body: '<script>1</script>', headers: { 'content-type': 'image/png' } })
    const wrong = await get('getWalletImage/abc')
    assert.deepEqual(
      [wrong.status, wrong.headers.get('content-type'), await wrong.text()],
      [200, 'image/png', '<script>1</script>'],
    )
  })
})
