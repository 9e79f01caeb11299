import { assert } from 'chai'
import { asyncScheduler } from 'rxjs'
import type { DirectoryApi, DirectoryQuery } from '../../application/ports/walletApi.js'
import type { WalletPage } from '../../domain/wallets/walletListing.js'
import { commonQuery } from '../../infrastructure/http/HttpClient.js'
import { makeHttpClient } from '../../infrastructure/http/makeHttpClient.js'
import { makeHttpDirectoryApi } from '../../infrastructure/walletApi/httpDirectoryApi.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { rightOf } from '../support/rightOf.js'
import { isTestAppLink } from '../support/isTestAppLink.js'

const idsOf = ({ wallets }: WalletPage): readonly string[] => wallets.map(({ id }) => id)

describe('the sandbox directory, through the product’s adapter [S7-04]', () => {
  let sandbox: Sandbox
  let api: DirectoryApi
  before(async () => {
    sandbox = await startSandbox()
    const common = commonQuery({ projectId: 'sandbox', ui: 'test', adapters: [], version: '0' })
    api = makeHttpDirectoryApi({
      isAppLink: isTestAppLink,
      client: makeHttpClient({ baseUrl: sandbox.walletApi, common, fetch, scheduler: asyncScheduler }),
    })
  })
  after(() => sandbox.close())

  const ask = (change: Partial<DirectoryQuery>): Promise<WalletPage> =>
    rightOf(
      api.page({
        page: 1,
        entries: 40,
        include: [],
        exclude: [],
        chains: [],
        search: '',
        certifiedOnly: false,
        ...change,
      }),
    )

  it('serves pages without overlap, up to the last counted wallet', async () => {
    const { count } = await ask({})
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(count / 40) }, (_, index) => ask({ page: index + 1 })),
    )
    assert.equal(new Set(pages.flatMap(idsOf)).size, count)
    assert.isAtLeast(count, 600)
    assert.isEmpty((await ask({ page: Math.ceil(count / 40) + 1 })).wallets)
  })

  it('searches names in any case, 100 wallets at once', async () => {
    const page = await ask({ search: 'HERON', entries: 100 })
    assert.isNotEmpty(page.wallets)
    assert.isTrue(page.wallets.every(({ name }) => /heron/i.test(name)))
    assert.deepEqual(await ask({ search: 'nobody has this name' }), { wallets: [], count: 0 })
  })

  it('filters for certified wallets', async () => {
    const page = await ask({ certifiedOnly: true, entries: 100 })
    assert.isTrue(page.wallets.every(({ certified }) => certified))
    assert.isBelow(page.count, (await ask({})).count)
  })

  it('includes and excludes by id', async () => {
    const [first = '', second = '', third = ''] = idsOf(await ask({}))
    assert.sameMembers([...idsOf(await ask({ include: [second, first], entries: 2 }))], [first, second])
    assert.deepEqual(idsOf(await ask({ include: [first, third], exclude: [first] })), [third])
    assert.notInclude(idsOf(await ask({ exclude: [first] })), first)
  })

  it('compares chains as whole ids', async () => {
    const page = await ask({ chains: ['eip155:3133'], entries: 100 })
    assert.isNotEmpty(page.wallets)
    assert.isTrue(page.wallets.every(({ chains }) => chains.includes('eip155:3133')))
  })
})
