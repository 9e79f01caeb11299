import '../support/dom.js'
import { assert } from 'chai'
import type { Approval, SwapPreview, SwapStep } from '../../../domain/swap/swapState.js'
import { aReadySwap, aSwapPreview, aSwapQuote, ETH, ROUTER, USDC } from '../../fakes/fakeSwap.js'
import { change } from '../support/draw.js'
import { drawSwap, press } from '../support/drawSwap.js'
import { inView } from '../support/inView.js'

const HASH = `0x${'5e'.repeat(32)}`
const SELLING = aSwapQuote({
  pay: USDC,
  get: ETH,
  payUnits: 1_000_000_000n,
  getUnits: 4n * 10n ** 17n,
  leastUnits: 396n * 10n ** 15n,
})
const needed = (more: Partial<Extract<Approval, { readonly _tag: 'Needed' }>> = {}): Approval => ({
  _tag: 'Needed',
  kind: 'Exact',
  spender: ROUTER,
  units: SELLING.payUnits,
  resetFirst: false,
  ...more,
})
const prepared = (more: Partial<SwapPreview> = {}, hasChanged = false, isNew = false): SwapStep => ({
  ...aSwapPreview(more),
  _tag: 'Prepared',
  hasChanged,
  isNew,
})
const approving = (more: Partial<SwapPreview> = {}): SwapPreview =>
  aSwapPreview({ quote: SELLING, approval: needed(), arrives: undefined, fee: undefined, ...more })
const draw = (step: SwapStep) => drawSwap({ name: 'SwapPreview' }, aReadySwap({ step }))
const isDisabled = (name: string): boolean =>
  inView().getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

describe('the approval in the swap review [X-10]', () => {
  it('shows the whole spender, and approves the swapped amount unless the visitor chooses unlimited', async () => {
    const { swap, become } = await draw({ _tag: 'Prepared', hasChanged: false, isNew: false, ...approving() })
    inView().getByText('This contract asks to take your USDC:')
    inView().getByRole('img', { name: `Contract ${ROUTER}` })
    const radios = (): readonly boolean[] =>
      inView()
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked)
    assert.deepEqual(radios(), [true, false])
    inView().getByRole('radio', { name: /^Only .?1,000 USDC.?No more than you swap now\.$/ })
    const any = inView().getByRole('radio', {
      name: /^Any amount of USDC ?It may take all your USDC, now and later\.$/,
    })
    await change(() => any.click())
    assert.deepEqual(swap.told, [['setApproval', 'Unlimited']])
    await become({
      step: {
        _tag: 'Prepared',
        hasChanged: false,
        isNew: false,
        ...approving({ approval: needed({ kind: 'Unlimited' }) }),
      },
    })
    assert.deepEqual(radios(), [false, true])
  })

  it('copies the spender', async () => {
    const { ordered } = await draw({ _tag: 'Prepared', hasChanged: false, isNew: false, ...approving() })
    await press('Copy the contract’s address')
    assert.include(ordered, `copyAddress "${ROUTER}"`)
  })

  it('is the first of two steps, and shows the progress', async () => {
    const { swap, become } = await draw({ _tag: 'Preparing', quote: SELLING })
    await become({ step: { _tag: 'Prepared', hasChanged: false, isNew: false, ...approving() } })
    const current = (): string | undefined =>
      document.querySelector('[data-portico-view] ol [aria-current="step"]')?.textContent
    assert.equal(current(), 'Approve USDC')
    await press('Approve USDC')
    assert.deepEqual(swap.told, [['confirm', []]])
    await become({ step: { _tag: 'AskingApproval', ...approving() } })
    assert.equal(current(), 'Approve USDC')
    inView().getByText('Approve it in your wallet.')
    assert.isTrue(isDisabled('Approve USDC'))
    assert.isNull(inView().queryByRole('button', { name: 'Cancel' }))
    assert.isTrue(inView().getByRole<HTMLFieldSetElement>('group').disabled)
    await become({ step: { _tag: 'Approving', hash: HASH, ...approving() } })
    assert.equal(inView().getByText('Waiting for Ethereum to take the approval in…').getAttribute('role'), 'status')
    assert.equal(inView().getByRole('link').getAttribute('href'), `https://etherscan.io/tx/${HASH}`)
    await become({ step: { _tag: 'Preparing', quote: SELLING } })
    await become({ step: prepared({ quote: SELLING }) })
    assert.equal(current(), 'Swap')
    assert.isNull(inView().queryByRole('radio'))
    await become({ step: { _tag: 'AskingSwap', ...aSwapPreview({ quote: SELLING }) } })
    assert.equal(current(), 'Swap')
    assert.isTrue(isDisabled('Swap'))
  })

  it('is sent to the wallet with the swap in one prompt if it supports both', async () => {
    const { swap } = await draw({ _tag: 'Prepared', hasChanged: false, isNew: false, ...approving({ isBatch: true }) })
    inView().getByText('Your wallet asks once for approval and swap.')
    assert.isNull(document.querySelector('[data-portico-view] ol'))
    await press('Approve and swap')
    assert.deepEqual(swap.told, [['confirm', []]])
  })

  it('is requested separately if the wallet refused both in one prompt, with a message', async () => {
    const error = { _tag: 'RequestFailed', code: 5750, message: '', cause: undefined } as const
    await draw({ _tag: 'NotSwapped', ...approving(), error })
    assert.include(inView().getByRole('alert').textContent, 'Your wallet refused both at once. It asks for each now.')
    inView().getByRole('button', { name: 'Approve USDC' })
  })

  it('shows that an old one is revoked first, and is absent if not needed', async () => {
    const { become } = await draw({
      _tag: 'Prepared',
      hasChanged: false,
      isNew: false,
      ...approving({ approval: needed({ resetFirst: true }) }),
    })
    inView().getByText('The wallet asks twice: the old approval is taken back first.')
    await become({ step: prepared() })
    assert.isNull(inView().queryByRole('region', { name: 'Approval' }))
  })
})
