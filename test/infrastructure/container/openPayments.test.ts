import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { SendApi } from '../../../application/send/sendApi.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { makeSiteStorage } from '../../support/makeSiteStorage.js'
import { CONTRACT, failureOf, FROM, HASH, setUpSend, TO, TYPED } from './setUpSend.js'

const NEVER: TE.TaskEither<never, never> = () => new Promise<never>(() => undefined)

/** A wallet that broadcasts, and then throws. */
const THROWN: readonly (readonly [number | undefined, string])[] = [
  [-32000, 'already known'],
  [-32000, 'nonce too low'],
  [-32000, 'replacement transaction underpriced'],
  [-32603, 'Internal error'],
  [-32002, 'Resource unavailable'],
  [undefined, 'Failed to fetch'],
  [undefined, 'Extension context invalidated.'],
  [undefined, 'Transaction was not mined within 50 blocks'],
]

describe('a payment by Send that may have been sent', () => {
  let storage = makeSiteStorage()
  let pages: ReturnType<typeof setUpSend>[] = []
  beforeEach(() => {
    storage = makeSiteStorage()
  })
  afterEach(() => {
    pages.forEach(({ portico }) => portico.destroy())
    pages = []
  })
  /** Opens a tab of one browser, whose wallet remembers the page. */
  const openTab = async () => {
    const world = setUpSend({ store: storage.open() })
    pages.push(world)
    await world.portico.connect('a')
    return { world, api: await world.send() }
  }
  const review = async ({ world, api }: { world: ReturnType<typeof setUpSend>; api: SendApi }, amount = '0.5') => {
    world.fill(api)
    api.setAmount({ _tag: 'Asset', text: amount })
    await api.review()
    const { value } = api.state
    if (value._tag !== 'Ready' || value.step._tag !== 'Prepared') throw new Error('not prepared')
    return value.step.mayBeSent
  }

  for (const [code, message] of THROWN)
    it(`is not asked for again by a press after "${message}", and a new one is warned about [S-28]`, async () => {
      const tab = await openTab()
      assert.isFalse(await review(tab))
      const error: RequestError = { _tag: 'RequestFailed', code, message, cause: undefined }
      tab.world.walletAnswers(TE.left(error))
      await failureOf(tab.api.confirm())
      await failureOf(tab.api.confirm())
      assert.lengthOf(
        tab.world.walletAsked().filter((method) => method !== 'eth_chainId'),
        1,
      )
      assert.isTrue(await review(tab, '0.51'))
    })

  it('is flagged after a reload while its wallet is asked, and in another tab; the visitor is told once [S-28]', async () => {
    const first = await openTab()
    await review(first)
    first.world.walletAnswers(NEVER)
    void failureOf(first.api.confirm())
    await first.world.passes(() => first.world.walletAsked().includes('eth_sendTransaction'))
    first.world.portico.destroy()
    const reloaded = await openTab()
    assert.isTrue(await review(reloaded))
    await reloaded.world.passes(() => reloaded.world.viewOf() !== 'Closed')
    assert.deepInclude(reloaded.world.portico.snackbar.value, {
      _tag: 'Shown',
      notice: { _tag: 'PaymentUnknown', amount: '0.5 ETH' },
    })
    const other = await openTab()
    assert.isTrue(await review(other))
    assert.equal(other.world.portico.snackbar.value._tag, 'Hidden')
  })

  it('is flagged as long as its page lives if storage is cleared or overwritten meanwhile [S-28]', async () => {
    const tab = await openTab()
    await review(tab)
    tab.world.walletAnswers(TE.left({ _tag: 'RequestOutcomeUnknown' }))
    await failureOf(tab.api.confirm())
    const site = storage.open()
    site.write('openPayments', 'nothing')
    assert.isTrue(await review(tab))
    site.remove('openPayments')
    assert.isTrue(await review(tab))
  })

  it('is asked for by one of two tabs that confirm it at the same time; the other shows its review again [S-28]', async () => {
    const [first, second] = [await openTab(), await openTab()]
    for (const tab of [first, second]) {
      assert.isFalse(await review(tab))
      tab.world.walletAnswers(NEVER)
    }
    void failureOf(first.api.confirm())
    const failing = failureOf(second.api.confirm())
    await first.world.passes(() => first.world.walletAsked().includes('eth_sendTransaction'))
    assert.notInclude(second.world.walletAsked(), 'eth_sendTransaction')
    assert.match(String(await failing), /^PTC-SEND-OUTDATED: /)
    const { value } = second.api.state
    if (value._tag !== 'Ready' || value.step._tag !== 'Prepared') throw new Error('not prepared')
    assert.isTrue(value.step.mayBeSent)
  })

  it('is flagged while it is pending, and no longer once its chain has it', async () => {
    const tab = await openTab()
    await review(tab)
    tab.world.walletAnswers(TE.right(HASH))
    await tab.api.confirm()
    tab.api.edit()
    assert.isTrue(await review(tab))
    tab.world.chain.settle(TE.right({ _tag: 'Included', succeeded: true }))
    await tab.world.passes(() => tab.world.portico.settled.value.length > 0)
    assert.isFalse(await review(tab))
  })

  it('is stored with neither its sender nor its receiver [S-25]', async () => {
    const tab = await openTab()
    await review(tab)
    tab.world.walletAnswers(NEVER)
    void failureOf(tab.api.confirm())
    await tab.world.passes(() => tab.world.walletAsked().includes('eth_sendTransaction'))
    const kept = storage.open().read('openPayments')?.toLowerCase() ?? ''
    assert.include(kept, '0.5 eth')
    assert.notInclude(kept, FROM.slice(2))
    assert.notInclude(kept, '71c7656e')
  })

  const UNITS = '1'.padStart(64, '0')
  const word = (address: string): string => address.slice(2).padStart(64, '0')
  const coins = { from: FROM, to: TO, value: '0x6f05b59d3b20000' }
  const HOSTED: readonly (readonly [string, call: object, asset: string, isFlagged: boolean])[] = [
    ['coins', coins, 'coin', true],
    ['coins, without its account', { to: TYPED, value: 1 }, 'coin', true],
    ['a token', { to: CONTRACT, data: `0xa9059cbb${word(TYPED)}${UNITS}` }, CONTRACT, true],
    ['coins on another network', { ...coins, chainId: '0x89' }, 'coin', false],
    ['coins to a contract, with a call', { ...coins, data: '0xa9059cbb' }, 'coin', false],
    ['nothing', { ...coins, value: '0x0' }, 'coin', false],
  ]
  for (const [what, call, asset, isFlagged] of HOSTED)
    it(`is ${isFlagged ? '' : 'not '}flagged in Send if the host asked for ${what} [S-28]`, async () => {
      const tab = await openTab()
      tab.world.walletAnswers(TE.left({ _tag: 'RequestOutcomeUnknown' }))
      await failureOf(tab.world.portico.request({ method: 'eth_sendTransaction', params: [call] }, 'eip155'))
      await tab.world.passes(() => {
        tab.api.choose(asset)
        const { value } = tab.api.state
        return value._tag === 'Ready' && value.checked.asset?.id === asset
      })
      assert.equal(await review(tab), isFlagged)
    })

  it('is noted for a request of the host, too, until its wallet rejects it', async () => {
    const { world } = await openTab()
    const ask = () =>
      failureOf(world.portico.request({ method: 'eth_sendTransaction', params: [{ value: '0x1' }] }, 'eip155'))
    world.walletAnswers(TE.left({ _tag: 'RequestRejected' }))
    await ask()
    assert.isNull(storage.open().read('openPayments'))
    world.walletAnswers(TE.left({ _tag: 'RequestFailed', code: -32000, message: 'already known', cause: undefined }))
    await ask()
    assert.isNotNull(storage.open().read('openPayments'))
    assert.equal(world.portico.snackbar.value._tag, 'Hidden')
    await ask()
    assert.deepInclude(world.portico.snackbar.value, { _tag: 'Shown', notice: { _tag: 'RequestOutcomeUnknown' } })
  })
})
