import '../support/dom.js'
import { assert } from 'chai'
import { describeError } from '../../../domain/errors/domainError.js'
import type { SwapError, SwapFailure } from '../../../domain/swap/swapError.js'
import { aReadySwap, aSwapPreview } from '../../fakes/fakeSwap.js'
import { SAMPLES } from '../../domain/errors/samples.js'
import { drawSwap, press, saidIn } from '../support/drawSwap.js'
import { inView } from '../support/inView.js'

const SERVER = 'The server for swaps does not answer.'
const WALLET = 'The wallet could not do it.'
const LOOK = 'It may have been sent. Look at your activity first.'

const WORDS: Readonly<Record<SwapFailure['_tag'], string>> = {
  HttpStatus: SERVER,
  Unreachable: SERVER,
  TimedOut: SERVER,
  Malformed: SERVER,
  RetryBlocked: SERVER,
  NotConfigured: 'No server for swaps is set up here.',
  SwapNotSupported: 'No swaps on this network',
  GasPriceNotSupported: 'Fees are not known on this network.',
  InsufficientLiquidity: 'Nobody offers that much. Try a smaller amount.',
  NoSwapRoute: 'There is no way from ETH to USDC.',
  SwapIncomplete: 'A token or the amount is missing.',
  QuoteDiffers: 'The quote is for something else. It was refused.',
  SwapDiffers: 'The transaction is not what you were shown. Nothing was swapped.',
  SwapDoubted: 'Confirm the warnings first',
  SwapOutdated: 'The terms have changed. Please look again.',
  WalletElsewhere: 'Your wallet is on another network. Move it to Ethereum.',
  NotEnoughFunds: 'Not enough ETH for the amount and any fee.',
  SimulationFailed: 'This would fail on the chain, so it was not sent.Reason: paused',
  ApprovalFailed: 'The approval failed on the chain. Nothing was swapped.',
  RequestRejected: 'You declined it in the wallet. It was not sent.',
  NotConnected: WALLET,
  RpcNotAllowed: WALLET,
  TooManyRequests: WALLET,
  RequestFailed: LOOK,
  ConnectionChanged: LOOK,
  SessionGone: LOOK,
  RequestTimedOut: LOOK,
  RequestOutcomeUnknown: LOOK,
}

/** The quote errors that a retry can fix. */
const RETRIED: readonly SwapFailure['_tag'][] = [
  ...(['HttpStatus', 'Unreachable', 'TimedOut', 'Malformed', 'RetryBlocked'] as const),
  ...(['QuoteDiffers', 'SwapDiffers', 'SwapDoubted', 'SwapOutdated'] as const),
  ...(['WalletElsewhere', 'SimulationFailed', 'ApprovalFailed'] as const),
]

const isSwapError = (error: SwapFailure): error is SwapError =>
  !/^(?:Request|Rpc|Session|Connection|NotConnected|TooManyRequests)/.test(error._tag)

describe('the reason why a swap failed', () => {
  for (const tag of Object.keys(WORDS) as readonly SwapFailure['_tag'][]) {
    const error: SwapFailure = SAMPLES[tag]
    it(`has a text for the visitor, and a code to look up: ${tag} [W-44]`, async () => {
      await drawSwap({ name: 'SwapPreview' }, aReadySwap({ step: { _tag: 'NotSwapped', ...aSwapPreview(), error } }))
      const code = tag === 'RequestRejected' ? '' : describeError(error).code
      assert.equal(saidIn(inView().getByRole('alert')), WORDS[tag] + code)
    })
  }

  it('is shown in the form, with a retry if that may help', async () => {
    const { swap, become } = await drawSwap({ name: 'Swap' })
    const errors = Object.keys(WORDS).map((tag): SwapFailure => SAMPLES[tag as SwapFailure['_tag']])
    const retried: SwapFailure['_tag'][] = []
    for (const error of errors.filter(isSwapError)) {
      await become({ quoting: { _tag: 'NotQuoted', error } })
      assert.include(saidIn(inView().getByRole('alert')), WORDS[error._tag])
      if (inView().queryByRole('button', { name: 'Try again' }) !== null) retried.push(error._tag)
    }
    assert.sameMembers(retried, [...RETRIED])
    await become({ quoting: { _tag: 'NotQuoted', error: { _tag: 'TimedOut', afterMs: 1 } } })
    await press('Try again')
    assert.deepEqual(swap.told, [['retry']])
  })

  it('is insufficient token balance if it is not the fee', async () => {
    const error = { _tag: 'NotEnoughFunds', of: 'token', needed: 2n, available: 1n } as const
    await drawSwap({ name: 'SwapPreview' }, aReadySwap({ step: { _tag: 'NotSwapped', ...aSwapPreview(), error } }))
    assert.include(saidIn(inView().getByRole('alert')), 'Not enough ETHPTC-')
  })
})
