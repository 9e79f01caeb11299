import { isBatchRefusal } from '../../domain/connect/walletRequest.js'
import type { SwapFailure } from '../../domain/swap/swapError.js'
import type { SwapOrder } from '../../domain/swap/swapQuote.js'
import { useMessages } from '../messages/useMessages.js'
import { warning } from '../modal/ViewParts.styles.js'
import { ErrorCode } from '../shared/ErrorCode.js'
import { SWAP_WORDS } from './messages.js'

/** The failure, as text for the visitor. */
const WORDS: Readonly<Record<SwapFailure['_tag'], keyof typeof SWAP_WORDS>> = {
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
  WalletElsewhere: 'payment.walletElsewhere',
  NotEnoughFunds: 'payment.lacks',
  SimulationFailed: 'payment.wouldFail',
  ApprovalFailed: 'swap.approvalFailed',
  RequestRejected: 'payment.declined',
  NotConnected: 'payment.wallet',
  RpcNotAllowed: 'payment.wallet',
  RequestFailed: 'payment.wallet',
  ConnectionChanged: 'payment.lookFirst',
  SessionGone: 'payment.lookFirst',
  RequestTimedOut: 'payment.lookFirst',
  RequestOutcomeUnknown: 'payment.lookFirst',
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
const WORDS_OF_LEFTOVER: Readonly<Partial<typeof WORDS>> = {
  RequestRejected: 'swap.revokeDeclined',
  ApprovalFailed: 'swap.revokeFailed',
  NotConnected: 'swap.notHere',
}

const wordsOf = (error: SwapFailure, of: 'Swap' | 'Leftover'): keyof typeof SWAP_WORDS => {
  if (of === 'Leftover') return WORDS_OF_LEFTOVER[error._tag] ?? WORDS[error._tag]
  return error._tag === 'RequestFailed' && isBatchRefusal(error) ? 'swap.batchRefused' : WORDS[error._tag]
}

/** Why nothing was swapped, or that it is unknown; with the chain's own reason. */
export const SwapProblem = ({ error, order, of = 'Swap' }: SwapProblemProps) => {
  const t = useMessages(SWAP_WORDS)
  const { network, pay, get } = order
  const lacksCoin = error._tag === 'NotEnoughFunds' && error.of === 'coin'
  const values = {
    network: network.name,
    pay: pay.symbol,
    get: get.symbol,
    symbol: lacksCoin ? network.nativeCurrency.symbol : pay.symbol,
  }
  const reason = error._tag === 'SimulationFailed' ? error.reason : ''
  return (
    <div className={warning} role="alert">
      <p>{t(lacksCoin ? 'payment.lacksFee' : wordsOf(error, of), values)}</p>
      {reason !== '' && (
        <p>
          <bdi>{t('payment.reason', { reason })}</bdi>
        </p>
      )}
      {error._tag !== 'RequestRejected' && <ErrorCode error={error} />}
    </div>
  )
}
