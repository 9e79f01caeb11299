import { assert } from 'chai'
import { makeDirectory } from '../../sandbox/books/makeDirectory.js'
import { BROWSER_WALLETS } from '../../sandbox/browserWallets/browserWallets.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { ask } from './support/ask.js'
import { COMMON } from './support/common.js'

const wallets = makeDirectory('portico')
const named = (name: string) => wallets.find((wallet) => wallet.name === name)
const FIRST_PAGE = 40
const LONGEST_NAME = 64

describe('the directory of the sandbox', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
  })
  after(() => sandbox.close())

  const found = async (query: string): Promise<readonly string[]> => {
    const { body } = await ask(`${sandbox.walletApi}getWallets?${COMMON}&page=1&entries=640&${query}`)
    const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
    if (!Array.isArray(data)) throw new Error('no list of wallets')
    return data.map((wallet: { readonly name: string }) => wallet.name)
  }
  const expected = (fits: (wallet: (typeof wallets)[number]) => boolean): readonly string[] => wallets.filter(fits).map(({ name }) => name)

  it('has 640 wallets, no two with one id, in the order they say', () => {
    assert.lengthOf(new Set(wallets.map(({ id }) => id)), 640)
    assert.deepEqual(wallets.map(({ order }) => order), wallets.map((_, index) => index))
  })
  it('has wallets with and without each thing that a wallet can lack', () => {
    for (const thing of ['image_id', 'mobile_link', 'desktop_link', 'webapp_link', 'app_store', 'play_store', 'chrome_store', 'rdns'] as const) {
      const with_ = wallets.filter((wallet) => (wallet[thing] ?? null) !== null).length
      assert.isTrue(with_ > 50 && with_ < 630, `${thing}: ${with_}`)
    }
  })
  it('lists wallets of the page by rdns under the same name and another one, and a stranger under the name of a third [U-43]', () => {
    const heron = BROWSER_WALLETS.find(({ key }) => key === 'heron')
    const tortoise = BROWSER_WALLETS.find(({ key }) => key === 'tortoise')
    const refusal = BROWSER_WALLETS.find(({ key }) => key === 'refusal')
    assert.equal(named(heron?.name ?? '')?.rdns, heron?.rdns)
    assert.equal(wallets.find(({ rdns }) => rdns === tortoise?.rdns)?.name, 'Slow & Steady')
    assert.isDefined(named(refusal?.name ?? ''))
    assert.notEqual(named(refusal?.name ?? '')?.rdns, refusal?.rdns)
    assert.isBelow(named('Heron Wallet')?.order ?? Infinity, FIRST_PAGE)
  })
  it('has names of other scripts, and one as long as a name may be', () => {
    const names = wallets.slice(0, FIRST_PAGE).map(({ name }) => name)
    assert.isTrue(names.some((name) => /^[\p{Script=Arabic} ]+$/u.test(name)))
    assert.isTrue(names.some((name) => /[a-z].*\p{Script=Arabic}.*[a-z]/iu.test(name)))
    assert.isTrue(names.some((name) => name.length === LONGEST_NAME))
  })
  it('compares chains as wholes, and has wallets that are on none of the sandbox’s', async () => {
    const chains = ['eip155:31337', 'eip155:31338']
    const here = await found(`chains=${chains.join(',')}`)
    assert.deepEqual(here, expected((wallet) => wallet.chains.some((chain) => chains.includes(chain))))
    assert.isTrue(here.length > 600 && here.length < 640)
    const near = await found('chains=eip155:3133')
    assert.isTrue(near.length > 0 && near.length < 10, 'eip155:3133 is not the beginning of eip155:31337')
  })
  it('searches a part of the name in any case, and what is searched is cut by every other filter too', async () => {
    assert.deepEqual(await found('search=%20hErOn%20w'), ['Heron Wallet'])
    assert.deepEqual(await found(`search=${encodeURIComponent('اللؤلؤ')}`), ['محفظة اللؤلؤ'])
    const [one, other] = wallets.filter(({ name, badge_type }) => name.includes('Vault') && badge_type === 'certified')
    assert.deepEqual(await found(`search=VAULT&badge_type=certified&include=${one?.id ?? ''},${other?.id ?? ''},${wallets[0]?.id ?? ''}&exclude=${one?.id ?? ''}`), [other?.name ?? ''])
    assert.isEmpty(await found('search=heron&badge_type=certified&chains=eip155:3133'))
  })
})
