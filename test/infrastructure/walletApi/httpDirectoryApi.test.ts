import { assert } from 'chai'
import type { DirectoryQuery } from '../../../application/ports/walletApi.js'
import type { WalletPage } from '../../../domain/wallets/walletListing.js'
import { makeHttpDirectoryApi } from '../../../infrastructure/walletApi/httpDirectoryApi.js'
import { badInputSuite } from '../../support/badInputSuite.js'
import { rightOf } from '../../support/rightOf.js'
import { COMMON, startRemote } from '../../support/startRemote.js'
import { isTestAppLink } from '../../support/isTestAppLink.js'

const aQuery = (changed: Partial<DirectoryQuery> = {}): DirectoryQuery => ({
  page: 1,
  entries: 4,
  include: [],
  exclude: [],
  chains: [],
  search: '',
  certifiedOnly: false,
  ...changed,
})

const ask = async (reply: unknown, query = aQuery()) => {
  const { server, client } = await startRemote()
  server.answer(reply)
  const page = await rightOf(makeHttpDirectoryApi({ client, isAppLink: isTestAppLink }).page(query))
  await server.close()
  return { page, asked: server.asked[0]?.url }
}

const listing = async (entry: Readonly<Record<string, unknown>>): Promise<WalletPage['wallets'][number] | undefined> =>
  (await ask({ data: [{ id: 'a1', name: 'Heron', ...entry }], count: 1 })).page.wallets[0]

describe('makeHttpDirectoryApi', () => {
  it('[S7-01] [S7-04] asks GET /getWallets, lists joined by commas', async () => {
    const query = aQuery({ include: ['a', 'b'], exclude: ['c'], chains: ['eip155:1', 'eip155:10'] })
    const { asked } = await ask({ data: [], count: 0 }, query)
    assert.equal(asked?.pathname, '/getWallets')
    assert.deepEqual(Object.fromEntries(asked?.searchParams ?? []), {
      page: '1',
      entries: '4',
      include: 'a,b',
      exclude: 'c',
      chains: 'eip155:1,eip155:10',
      ...COMMON,
    })
  })

  it('[S7-04] sends no empty lists', async () => {
    const { asked } = await ask({ data: [], count: 0 })
    assert.deepEqual(Object.fromEntries(asked?.searchParams ?? []), { page: '1', entries: '4', ...COMMON })
  })

  it('drops bad entries one by one and keeps the number of all matches', async () => {
    const bad = [
      ...[
        null,
        'wallet',
        {},
        { id: 'x' },
        { id: 7, name: 'Number' },
        { id: '../up', name: 'Path' },
        { id: '', name: 'Empty' },
      ],
      ...[
        { id: 'x', name: '' },
        { id: 'x', name: 'a'.repeat(65) },
        { id: 'x', name: 'Meta\u202eksaM' },
        { id: 'x', name: 'Two\nlines' },
      ],
    ]
    const good = { id: 'a1', name: 'a'.repeat(64) }
    const { page } = await ask({ data: [...bad, good, ...bad], count: 600 })
    const sent = bad.length + 1 + bad.length
    assert.deepEqual(page, { wallets: [{ ...good, chains: [], certified: false }], count: 600, sent })
  })

  for (const said of [undefined, null, '600', -1, 1.5])
    it(`counts the sent entries if the count is ${said}, and one more after a full page`, async () => {
      const wallets = (length: number) => Array.from({ length }, (_, index) => ({ id: `w${index}`, name: 'Heron' }))
      const countOf = async (data: readonly unknown[], page = 1) =>
        (await ask({ data, ...(said !== undefined && { count: said }) }, aQuery({ page }))).page.count
      assert.equal(await countOf([]), 0)
      assert.equal(await countOf(wallets(3)), 3)
      assert.equal(await countOf(wallets(4)), 5)
      assert.equal(await countOf([null, ...wallets(3)]), 5, 'a bad entry was sent, too')
      assert.equal(await countOf(wallets(4), 3), 13)
      assert.equal(await countOf([], 3), 8)
    })

  it('drops links that are invalid for their field (S-12)', async () => {
    const wallet = await listing({
      homepage: 'javascript:alert(1)',
      mobile_link: 'intent://x#Intent;end',
      desktop_link: 'file:///etc/passwd',
      webapp_link: 'heron://not-a-page',
      chrome_store: 'http://store.example',
      image_url: 'data:image/svg+xml,<svg/>',
      rdns: 'not an rdns',
      chains: ['eip155:1', 'nonsense', 'eip155:10:0xab'],
    })
    assert.deepEqual(wallet, { id: 'a1', name: 'Heron', chains: ['eip155:1'], certified: false })
  })

  it('opens apps by allowed schemes only, and records for others that an app exists [S-12]', async () => {
    const heron = { id: 'a1', name: 'Heron', chains: [], certified: false }
    for (const link of ['slack://open', 'osprey://', 'heron-desktop://']) {
      assert.deepEqual(
        await listing({ mobile_link: link, desktop_link: link }),
        { ...heron, unlinkedApp: 'Mobile' },
        link,
      )
      assert.deepEqual(await listing({ desktop_link: link }), { ...heron, unlinkedApp: 'Desktop' }, link)
    }
    for (const link of ['x-man-page://ls', 'jscript:alert(1)', 'mk:@MSITStore:x', 'its:x', 'heron'])
      assert.deepEqual(await listing({ mobile_link: link, desktop_link: link }), heron, link)
    assert.deepEqual(await listing({ mobile_link: 'heron://', desktop_link: 'wc:' }), {
      ...heron,
      mobileLink: 'heron://',
      desktopLink: 'wc:',
    })
  })

  it('keeps markup in a name as plain text (S-22)', async () => {
    assert.equal((await listing({ name: '<img src=x onerror=alert(1)>' }))?.name, '<img src=x onerror=alert(1)>')
  })

  it('[S7-04] sends a name and the certified filter only on a search for them', async () => {
    const { asked } = await ask({ data: [], count: 0 }, aQuery({ search: '  Safe Wallet ', certifiedOnly: true }))
    assert.deepEqual(
      [asked?.searchParams.get('search'), asked?.searchParams.get('badge_type')],
      ['Safe Wallet', 'certified'],
    )
  })

  it("keeps a safe image URL of the entry beside the server's image by id", async () => {
    const { page } = await ask({
      data: [
        { id: 'a1', name: 'A', image_url: 'http://localhost:4000/a.png', image_id: 'i1' },
        { id: 'a2', name: 'B', image_url: 'http://evil.example/a.png', image_id: 'i2' },
      ],
      count: 2,
    })
    assert.deepInclude(page.wallets[0], { imageId: 'i1', imageUrl: 'http://localhost:4000/a.png' })
    assert.deepEqual([page.wallets[1]?.imageId, page.wallets[1]?.imageUrl], ['i2', undefined])
  })

  it('accepts an image id only if it cannot escape its path', async () => {
    assert.deepEqual(await listing({ image_id: '../../evil' }), {
      id: 'a1',
      name: 'Heron',
      chains: [],
      certified: false,
    })
  })
})

badInputSuite(
  'GET /getWallets',
  (client) => makeHttpDirectoryApi({ client, isAppLink: isTestAppLink }).page(aQuery()),
  [
    [{ data: {}, count: 0 }, 'data'],
    [{ data: [null, { id: 'x' }, 'wallet'], count: 3 }, 'data'],
  ],
)
