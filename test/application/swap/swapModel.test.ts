import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import fc from 'fast-check'
import type { QuotedSwap, QuoteQuery } from '../../../application/ports/swapApi.js'
import type { SwapApiError, SwapFailure } from '../../../domain/swap/swapError.js'
import { isFresh } from '../../../domain/swap/swapQuote.js'
import { ACCOUNT, aSwapNetwork } from '../../domain/swap/aSwap.js'
import type { SwapPreview, SwapStep } from '../../../domain/swap/swapState.js'
import { DOLLAR, setUpSwap } from './setUpSwap.js'

const OTHER_ACCOUNT = `0x${'b2'.repeat(20)}`
const OTHER_NETWORK = aSwapNetwork({ id: 10, caipNetworkId: 'eip155:10' })

/** Events in any order. Requests and prompts stay open until an event answers them. */
const EVENTS = {
  type: fc.integer({ min: 1, max: 3 }),
  typeFiat: fc.integer({ min: 1, max: 3 }),
  choose: fc.constantFrom<readonly ['Pay' | 'Get', string]>(
    ['Pay', DOLLAR],
    ['Get', DOLLAR],
    ['Pay', 'coin'],
    ['Get', 'coin'],
  ),
  flip: fc.constant(0),
  pass: fc.constantFrom(1, 200, 5_000, 10_000, 20_000),
  answerQuote: fc.nat({ max: 3 }),
  /** Received amount in hundredths of the paid one; applies at once to a reviewed or pending one. */
  renew: fc.constantFrom(100n, 199n, 200n, 201n, 250n),
  /** Price of a whole coin, if servers know it. */
  price: fc.constantFrom(undefined, 1, 1.3, 2_500),
  fee: fc.constantFrom(2n, 3n, 5n, 11n),
  failQuote: fc.nat({ max: 3 }),
  review: fc.constant(0),
  confirm: fc.constant(0),
  walletYes: fc.constant(0),
  walletNo: fc.constantFrom<SwapFailure>(
    { _tag: 'RequestRejected' },
    { _tag: 'RequestOutcomeUnknown' },
    { _tag: 'WalletElsewhere', on: 'eip155:1' },
  ),
  settle: fc.constantFrom('Confirmed' as const, 'Failed' as const, 'Replaced' as const),
  accept: fc.constant(0),
  edit: fc.constant(0),
  hide: fc.boolean(),
  move: fc.constantFrom<Parameters<ReturnType<typeof setUpSwap>['moves']>[0]>(
    {},
    { account: OTHER_ACCOUNT },
    { network: OTHER_NETWORK },
  ),
  leave: fc.constant(0),
  reload: fc.constant(0),
  /** The next action of a visitor who wants to complete the swap. */
  proceed: fc.constant(0),
} as const

type Events = typeof EVENTS
type Event = {
  [Name in keyof Events]: readonly [Name, Events[Name] extends fc.Arbitrary<infer A> ? A : never]
}[keyof Events]

const anEvent = fc.oneof(
  ...Object.entries(EVENTS).map(([name, value]) => ({
    arbitrary: fc.tuple(fc.constant(name), value as fc.Arbitrary<unknown>),
    weight: name === 'proceed' ? 30 : name === 'renew' ? 8 : name === 'leave' || name === 'reload' ? 1 : 2,
  })),
) as fc.Arbitrary<Event>

interface Asked<A, F> {
  readonly resolve: (answer: E.Either<F, A>) => void
}

type Previewed = Extract<SwapStep, SwapPreview>

/** What was first shown of a swap, or last accepted, and since when it can be pressed. */
interface Seen {
  agreed: Previewed | undefined
  since: number
}

/** A page whose quotes and prompts are answered by events, late and in any order. */
const setUp = () => {
  const page = setUpSwap()
  const quotes: (Asked<readonly QuotedSwap[], SwapApiError> & { readonly query: QuoteQuery })[] = []
  const prompts: Asked<string, SwapFailure>[] = []
  const here = { account: ACCOUNT, chainId: 'eip155:8453', isConnected: true }
  const sent: string[] = []
  const market = { hundredths: 200n, price: undefined as number | undefined, fee: 2n }
  page.chain.attemptWith(() => TE.right({ paid: undefined, received: undefined, fee: market.fee, expectedFee: 1n }))
  page.priceApi.answerWith(({ token }) => TE.right(token.symbol === 'ETH' ? market.price : 1))
  const seen: Seen = { agreed: undefined, since: 0 }
  const look = () => {
    page.watch()
    let last: SwapStep['_tag'] | undefined
    seen.agreed = undefined
    return page.swap.step.changes.subscribe((step) => {
      if (step._tag === 'Editing') seen.agreed = undefined
      if (step._tag === 'Prepared') {
        seen.agreed ??= step
        if (last !== 'Prepared') seen.since = page.time.scheduler.now()
      }
      last = step._tag
    })
  }
  page.swapApi.quotesWith((query) => () => new Promise((resolve) => quotes.push({ query, resolve })))
  page.walletAnswers(() => new Promise((resolve) => prompts.push({ resolve })))
  look()
  return { page, quotes, prompts, here, sent, market, seen, look }
}
type World = ReturnType<typeof setUp>

const take = <A>(list: A[], at: number): A | undefined => list.splice(at % Math.max(1, list.length), 1)[0]

/** A signed transaction yields at least what was first shown, or accepted since. */
const notWorse = (signed: Previewed, agreed: Previewed | undefined): void => {
  if (agreed === undefined) throw new Error('signed before it was shown')
  assert.isTrue(signed.quote.getUnits >= agreed.quote.leastUnits, 'less is promised')
  assert.isTrue(signed.quote.payUnits * 100n <= agreed.quote.payUnits * 101n, 'more is paid')
  assert.includeMembers([...agreed.doubts], [...signed.doubts])
  assert.isTrue((signed.fee?.most ?? 0n) <= 2n * (agreed.fee?.most ?? 0n), 'the network takes more')
  if (signed.approval._tag === 'Needed') assert.equal(agreed.approval._tag, 'Needed')
}

const ACT: {
  readonly [Name in keyof Events]: (world: World, value: Extract<Event, readonly [Name, unknown]>[1]) => unknown
} = {
  type: ({ page }, amount) => page.pay(String(amount)),
  typeFiat: ({ page }, amount) => page.swap.setAmount({ _tag: 'Fiat', text: String(amount) }),
  choose: ({ page }, [side, id]) => page.swap.choose(side, id),
  flip: ({ page }) => page.swap.flip(),
  pass: ({ page }, ms) => page.time.advance(ms),
  answerQuote: ({ quotes, market }, at) => {
    const asked = take(quotes, at)
    if (asked === undefined) return
    const { amount, from, to } = asked.query
    asked.resolve(E.right([{ fromAmount: amount, toAmount: (amount * market.hundredths) / 100n, from, to }]))
  },
  renew: async (world, hundredths) => {
    const { page, market, quotes } = world
    market.hundredths = hundredths
    if (!['Prepared', 'Approving'].includes(page.step()._tag)) return
    await page.time.advance(10_000)
    for (let left = quotes.length; left > 0; left -= 1) {
      ACT.answerQuote(world, 0)
      await page.time.advance(0)
    }
  },
  price: ({ market }, price) => (market.price = price),
  fee: ({ market }, fee) => (market.fee = fee),
  failQuote: ({ quotes }, at) => take(quotes, at)?.resolve(E.left({ _tag: 'HttpStatus', status: 503 })),
  review: ({ page, seen }) => {
    // After a finished swap, the next one is shown for the first time.
    if (['NotSwapped', 'Sent'].includes(page.step()._tag)) seen.agreed = undefined
    void page.swap.review()
  },
  confirm: async (world) => {
    const { page, here, seen } = world
    const before = page.step()
    const askedBefore = page.walletAsked.length
    const pressedAt = page.time.scheduler.now()
    void page.swap.confirm('doubts' in before ? before.doubts : [])()
    await page.time.advance(0)
    if (page.walletAsked.length === askedBefore) return
    // A wallet request equals what was shown, has not expired, and is for the current account.
    if (before._tag !== 'Prepared' && before._tag !== 'NotSwapped') throw new Error(`asked out of ${before._tag}`)
    const { quote, call, approval } = before
    if (before._tag === 'Prepared') assert.isAtLeast(pressedAt - seen.since, 300, 'signed before it was seen')
    notWorse(before, seen.agreed)
    assert.isTrue(isFresh(quote, page.time.scheduler.now()), 'a quote that is over was signed')
    assert.isTrue(here.isConnected)
    assert.deepEqual([quote.account, quote.network.caipNetworkId], [here.account, here.chainId])
    const [asked] = page.walletAsked.at(-1) ?? []
    if (approval._tag === 'Needed') assert.equal(asked?.to, quote.pay.contract)
    else assert.deepEqual(asked, call)
    assert.equal(call.value, quote.pay.contract === undefined ? quote.payUnits : 0n)
  },
  walletYes: ({ prompts, sent }) => {
    const id = `0x${(sent.length + 1).toString(16).padStart(64, '0')}`
    if (prompts.length > 0) sent.push(id)
    prompts.shift()?.resolve(E.right(id))
  },
  walletNo: ({ prompts }, error) => prompts.shift()?.resolve(E.left(error)),
  settle: ({ page, sent }, outcome) => {
    const id = sent.shift()
    if (id !== undefined) page.settles(id, outcome)
  },
  accept: ({ page, seen }) => {
    const shown = page.step()
    page.swap.acceptChange()
    const now = page.step()
    if (shown._tag === 'Prepared' && shown.hasChanged && now._tag === 'Prepared' && !now.hasChanged) {
      seen.agreed = shown
      seen.since = page.time.scheduler.now()
    }
  },
  edit: ({ page }) => page.swap.edit(),
  hide: ({ page }, isHidden) => page.visible.set(!isHidden),
  move: ({ page, here }, change = {}) => {
    if (!here.isConnected) return
    here.account = change.account ?? ACCOUNT
    here.chainId = change.network?.caipNetworkId ?? 'eip155:8453'
    page.moves(change)
  },
  leave: ({ page, here }) => {
    here.isConnected = false
    page.leaves()
  },
  reload: ({ page, prompts, quotes, look }) => {
    page.reload()
    for (const list of [prompts, quotes]) list.length = 0
    look()
  },
  proceed: async (world): Promise<unknown> => {
    const { page } = world
    const { value } = page.swap.state
    if (value._tag !== 'Ready') return undefined
    const { quoting, step, checked } = value
    if (step._tag === 'AskingApproval' || step._tag === 'AskingSwap') return ACT.walletYes(world, 0)
    if (step._tag === 'Approving') return ACT.settle(world, 'Confirmed')
    if (quoting._tag === 'Asking') {
      await page.time.advance(200)
      return ACT.answerQuote(world, 0)
    }
    if (step._tag === 'Prepared') {
      await page.time.advance(300)
      // A visitor who does not read presses anyway, and then resolves what blocks it.
      await ACT.confirm(world, 0)
      return ACT.accept(world, 0)
    }
    if (quoting._tag === 'Quoted' && step._tag === 'Editing') return ACT.review(world, 0)
    if (quoting._tag === 'NotQuoted') return page.swap.retry()
    if (checked.pay === undefined) return page.swap.choose('Pay', 'coin')
    if (checked.get === undefined) return page.swap.choose('Get', checked.pay.id === 'coin' ? DOLLAR : 'coin')
    return quoting._tag === 'None' ? page.pay('1') : undefined
  },
}

/** Invariants. */
const check = ({ page, prompts, here }: World): void => {
  const { value } = page.swap.state
  assert.isAtMost(prompts.length, 1, 'two prompts at once')
  if (!here.isConnected) return assert.equal(value._tag, 'NoAccount')
  if (value._tag !== 'Ready') throw new Error(value._tag)
  const { quoting, checked, account, network, step } = value
  assert.deepEqual([account, network.caipNetworkId], [here.account, here.chainId])
  if (quoting._tag === 'Quoted') {
    const { quote } = quoting
    assert.deepEqual([quote.pay.id, quote.get.id], [checked.pay?.id, checked.get?.id])
    assert.deepEqual([quote.account, quote.network.caipNetworkId], [account, network.caipNetworkId])
    // A reviewed or sent swap keeps its amount, whatever price arrives.
    if ('quote' in step) assert.equal(quote.payUnits, step.quote.payUnits)
    else if (E.isRight(checked.amount)) assert.equal(quote.payUnits, checked.amount.right)
  }
  if (step._tag === 'Prepared') {
    assert.deepEqual([step.quote.account, step.quote.network.caipNetworkId], [account, network.caipNetworkId])
    assert.equal(step.call.from, account)
  }
}

const happen = async (world: World, events: readonly Event[], after: () => void): Promise<void> => {
  await world.page.time.advance(0)
  for (const [name, value] of events) {
    // Each event has the value of its own name; TypeScript cannot track that through a list.
    await (ACT[name] as (world: World, value: unknown) => unknown)(world, value)
    await world.page.time.advance(0)
    after()
  }
}

describe('a swap, with events in any order', () => {
  it('signs only what is shown, current, and for the current account; and leaves no timer [S-24, U-102, S-28]', async function () {
    this.timeout(120_000)
    await fc.assert(
      fc.asyncProperty(fc.array(anEvent, { minLength: 5, maxLength: 60, size: 'max' }), async (events) => {
        const world = setUp()
        await happen(world, events, () => check(world))
        world.page.swap.dispose()
        assert.isEmpty(world.page.time.scheduler.actions)
      }),
      { numRuns: 150 },
    )
  })

  it('reaches every step in some order of events', async () => {
    const seen = new Set<string>()
    for (const events of fc.sample(fc.array(anEvent, { minLength: 40, maxLength: 80, size: 'max' }), {
      numRuns: 60,
      seed: 7,
    })) {
      const world = setUp()
      await happen(world, events, () => seen.add(world.page.step()._tag))
      world.page.swap.dispose()
    }
    for (const tag of ['Preparing', 'Prepared', 'AskingApproval', 'Approving', 'AskingSwap', 'NotSwapped', 'Sent'])
      assert.include([...seen], tag)
  })
})
