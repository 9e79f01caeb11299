import '../support/dom.js'
import { assert } from 'chai'
import type { Leftover, SwapOutcome, SwapStep } from '../../../domain/swap/swapState.js'
import { aReadySwap, aSwapPreview, aSwapQuote, ETH, ROUTER, USDC } from '../../fakes/fakeSwap.js'
import { drawSwap, factsInView, press, saidIn } from '../support/drawSwap.js'
import { inView } from '../support/inView.js'

const HASH = `0x${'5e'.repeat(32)}`
const SELLING = aSwapQuote({ pay: USDC, get: ETH, payUnits: 1_000_000_000n, getUnits: 4n * 10n ** 17n })

interface Sent {
  readonly outcome?: SwapOutcome
  readonly leftover?: Leftover
  readonly isHash?: boolean
}

const sent = ({
  outcome = { _tag: 'Waiting' },
  leftover = { _tag: 'Unknown' },
  isHash = true,
}: Sent = {}): SwapStep => ({
  ...aSwapPreview({ quote: SELLING }),
  _tag: 'Sent',
  id: HASH,
  isHash,
  outcome,
  leftover,
})
const draw = (given?: Sent, view: 'SwapConfirmed' | 'SwapPreview' = 'SwapConfirmed') =>
  drawSwap({ name: view }, aReadySwap({ step: sent(given) }))
const news = (): string | undefined => inView().getAllByRole('status')[0]?.textContent
const mark = (): string | null | undefined => document.querySelector('[data-portico-view] path')?.getAttribute('d')

describe('the view of a sent swap', () => {
  it('waits for the chain, with its transaction and a link to the explorer', async () => {
    const { become } = await draw()
    assert.equal(news(), 'Sent. Waiting for Ethereum to confirm.')
    assert.include(saidIn(), 'You pay1,000 USDC$1,000.00You get about0.4 ETH$1,000.00')
    assert.equal(factsInView()['Transaction'], HASH)
    assert.equal(inView().getByRole('link').getAttribute('href'), `https://etherscan.io/tx/${HASH}`)
    await become({ step: sent({ isHash: false }) })
    assert.notProperty(factsInView(), 'Transaction')
    assert.isNull(inView().queryByRole('link'))
  })

  it('shows the actual amounts, and "about" if no node reports them', async () => {
    const swapped = (received: bigint | undefined, paid: bigint | undefined): Sent => ({
      outcome: { _tag: 'Swapped', received, paid },
    })
    const { become } = await draw(swapped(39n * 10n ** 16n, 999_999_999n))
    assert.equal(news(), 'Swapped on Ethereum.')
    assert.include(saidIn(), 'You paid999.999999 USDC$1,000.00You got0.39 ETH$975.00')
    await become({ step: sent(swapped(undefined, undefined)) })
    assert.include(saidIn(), 'You paid1,000 USDC$1,000.00You got about0.4 ETH$1,000.00')
  })

  it('shows a failure with reason, a cancellation, a replacement, or a loss, with its own icon', async () => {
    const { become } = await draw()
    const waiting = mark()
    const ends: readonly (readonly [SwapOutcome, string])[] = [
      [{ _tag: 'Failed', reason: 'TooLittle' }, 'It failed on Ethereum. Only the fee was paid.'],
      [{ _tag: 'Cancelled' }, 'It was cancelled on Ethereum. Only a fee was paid.'],
      [{ _tag: 'Replaced' }, 'Another transaction took its place on Ethereum.'],
      [{ _tag: 'Lost' }, 'Ethereum said nothing of it. Look at your activity.'],
    ]
    for (const [outcome, words] of ends) {
      await become({ step: sent({ outcome }) })
      assert.equal(news(), words)
      assert.notEqual(mark(), waiting, outcome._tag)
      assert.include(saidIn(), 'To pay1,000 USDC')
      assert.equal(saidIn().includes('Reason: TooLittle'), outcome._tag === 'Failed')
    }
    await become({ step: sent({ outcome: { _tag: 'Failed', reason: '' } }) })
    assert.notInclude(saidIn(), 'Reason: ')
  })

  it('does not show what failed calls in one prompt paid: they may not have been sent, or in part', async () => {
    const outcome: SwapOutcome = { _tag: 'Failed', reason: '' }
    const words = 'It failed on Ethereum. Look at your activity.'
    const { become } = await draw({ outcome, isHash: false })
    assert.equal(news(), words)
    await become({ step: { ...sent({ outcome }), isBatch: true } as SwapStep })
    assert.equal(news(), words)
  })

  it('links to the account, and is reachable from the review, too', async () => {
    const { ordered } = await draw({}, 'SwapPreview')
    assert.equal(news(), 'Sent. Waiting for Ethereum to confirm.')
    await press('Show your account')
    assert.include(ordered, 'open {"view":"Account"}')
  })

  it('is absent if nothing was sent', async () => {
    await drawSwap({ name: 'SwapConfirmed' })
    inView().getByText('There is no swap to show here.')
  })
})

describe('a remaining allowance [X-10]', () => {
  const spender = ROUTER
  const left: Leftover = { _tag: 'Approved', spender, units: 250_000_000n }

  it('is shown with the whole spender, and revoked by a press', async () => {
    const { swap } = await draw({ leftover: left })
    inView().getByRole('heading', { name: 'This contract may still take 250 USDC.' })
    inView().getByRole('img', { name: `Contract ${ROUTER}` })
    await press('Take it back')
    assert.deepEqual(swap.told, [['revoke']])
  })

  it('is described as all of a token if it exceeds the balance', async () => {
    const { become } = await draw({ leftover: { ...left, units: 2n ** 256n - 1n } })
    const words = 'This contract may still take all your USDC.'
    inView().getByRole('heading', { name: words })
    await become({ step: sent({ leftover: { ...left, units: 1_250_750_001n } }) })
    inView().getByRole('heading', { name: words })
    await become({ step: sent({ leftover: { ...left, units: 1_250_750_000n } }) })
    inView().getByRole('heading', { name: 'This contract may still take 1,250.75 USDC.' })
  })

  it('is shown as being revoked while the wallet is asked, and then removed, with the focus visible [U-75]', async () => {
    const { swap, become } = await draw({ leftover: left })
    await press('Take it back')
    await become({ step: sent({ leftover: { ...left, _tag: 'Revoking' } }) })
    inView().getByText('Approve it in your wallet.')
    await press('Take it back')
    assert.deepEqual(swap.told, [['revoke']])
    await become({ step: sent({ leftover: { _tag: 'Nothing' } }) })
    const gone = inView().getByText('Taken back. It may take nothing more.')
    assert.equal(gone.getAttribute('role'), 'status')
    assert.equal(document.activeElement, gone)
  })

  it('can be revoked again after a failure, also with an unknown outcome [X-10]', async () => {
    const failed = (error: Extract<Leftover, { readonly _tag: 'NotRevoked' }>['error']): SwapStep =>
      sent({ leftover: { ...left, _tag: 'NotRevoked', error } })
    const { swap, become } = await draw()
    await become({ step: failed({ _tag: 'RequestRejected' }) })
    assert.equal(inView().getByRole('alert').textContent, 'You declined it in the wallet. It may still take it.')
    await press('Take it back')
    await become({ step: failed({ _tag: 'RequestOutcomeUnknown' }) })
    assert.include(inView().getByRole('alert').textContent, 'It may have been sent. Look at your activity first.')
    await press('Take it back')
    assert.deepEqual(swap.told, [['revoke'], ['revoke']])
  })

  it('has its own texts if revoking failed, the account is not connected, or it could not be read', async () => {
    const { become } = await draw({ leftover: left })
    for (const [error, words] of [
      [{ _tag: 'ApprovalFailed' }, 'It failed on the chain. It may still take it.'],
      [{ _tag: 'NotConnected' }, 'Connect this account on Ethereum first.'],
    ] as const) {
      await become({ step: sent({ leftover: { ...left, _tag: 'NotRevoked', error } }) })
      assert.include(inView().getByRole('alert').textContent, words)
      inView().getByRole('button', { name: 'Take it back' })
    }
    await become({ step: sent({ leftover: { ...left, _tag: 'Revoking' } }) })
    await become({ step: sent({ leftover: { _tag: 'Unknown' } }) })
    inView().getByText('Taken back. Nobody could check what it may still take.')
  })

  it('is not mentioned if zero, or unknown yet', async () => {
    const { become } = await draw()
    for (const _tag of ['Unknown', 'Nothing'] as const) {
      await become({ step: sent({ leftover: { _tag } }) })
      assert.notMatch(saidIn(), /may still take|Taken back/)
    }
  })
})
