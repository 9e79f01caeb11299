import { isBatchRefusal } from '../../domain/connect/walletRequest.js'
import type { SwapFailure } from '../../domain/swap/swapError.js'
import type { SwapOrder } from '../../domain/swap/swapQuote.js'
import { useMessages } from '../messages/useMessages.js'
import { FAILURE_WORDS, fundsWords, mayBeSent, Problem } from '../payment/Problem.js'
import { SWAP_WORDS } from './messages.js'

type Words = Readonly<Record<Exclude<SwapFailure['_tag'], 'NotEnoughFunds'>, keyof typeof SWAP_WORDS>>

/** Texts by failure; which funds are missing is told apart below. */
const WORDS: Words = {
  ...FAILURE_WORDS,
  HttpStatus: 'swap.unavailable',
  Unreachable: 'swap.unavailable',
  TimedOut: 'swap.unavailable',
  Malformed: 'swap.unavailable',
  RetryBlocked: 'swap.unavailable',
  NotConfigured: 'swap.notConfigured',
  SwapNotSupported: 'swap.unsupported',
  GasPriceNotSupported: 'swap.gasUnknown',
  InsufficientLiquidity: 'swap.illiquid',
  NoSwapRoute: 'swap.noRoute',
  SwapIncomplete: 'swap.incomplete',
  QuoteDiffers: 'swap.quoteDiffers',
  SwapDiffers: 'swap.differs',
  SwapDoubted: 'swap.confirmFirst',
  SwapOutdated: 'payment.changed',
  ApprovalFailed: 'swap.approvalFailed',
}

/** Repeating the request returns the same error. */
const LASTING: readonly SwapFailure['_tag'][] = [
  'NotConfigured',
  'SwapNotSupported',
  'GasPriceNotSupported',
  'InsufficientLiquidity',
  'NoSwapRoute',
  'SwapIncomplete',
  'NotEnoughFunds',
]

/** Whether a retry may help. */
export const isWorthRetry = ({ _tag }: SwapFailure): boolean => !LASTING.includes(_tag)

interface SwapProblemProps {
  readonly error: SwapFailure
  readonly order: Pick<SwapOrder, 'network' | 'pay' | 'get'>
  /** The failed action: the swap (default), or revoking what remains approved after it. */
  readonly of?: 'Swap' | 'Leftover'
}

/** Texts that differ if the swap is over and revoking the rest failed. */
const WORDS_OF_LEFTOVER: Partial<Words> = {
  RequestRejected: 'swap.revokeDeclined',
  ApprovalFailed: 'swap.revokeFailed',
  NotConnected: 'swap.notHere',
}

/** Why nothing was swapped, or that it is unknown. */
export const SwapProblem = ({ error, order: { network, pay, get }, of = 'Swap' }: SwapProblemProps) => {
  const t = useMessages(SWAP_WORDS)
  const toWords = (): string => {
    if (mayBeSent(error)) return t('payment.lookFirst')
    if (error._tag === 'NotEnoughFunds') {
      const { key, symbol } = fundsWords(error, pay, network)
      return t(key, { symbol })
    }
    const values = { network: network.name, pay: pay.symbol, get: get.symbol }
    if (of === 'Leftover') return t(WORDS_OF_LEFTOVER[error._tag] ?? WORDS[error._tag], values)
    const isRefused = error._tag === 'RequestFailed' && isBatchRefusal(error)
    return t(isRefused ? 'swap.batchRefused' : WORDS[error._tag], values)
  }
  return <Problem error={error} words={toWords()} />
}
