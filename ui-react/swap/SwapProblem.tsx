import { isBatchRefusal } from '../../domain/connect/walletRequest.js'
import type { SwapFailure } from '../../domain/swap/swapError.js'
import type { SwapOrder } from '../../domain/swap/swapQuote.js'
import { useMessages } from '../messages/useMessages.js'
import { warning } from '../modal/ViewParts.styles.js'
import { ErrorCode } from '../shared/ErrorCode.js'
import { SWAP } from './messages.js'

/** What became of it, in the visitor's words. */
const WORDS: Readonly<Record<SwapFailure['_tag'], keyof typeof SWAP>> = {
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
  SwapOutdated: 'swap.changed',
  WalletElsewhere: 'swap.walletElsewhere',
  NotEnoughFunds: 'swap.lacks',
  SimulationFailed: 'swap.wouldFail',
  ApprovalFailed: 'swap.approvalFailed',
  RequestRejected: 'swap.declined',
  NotConnected: 'swap.wallet',
  RpcNotAllowed: 'swap.wallet',
  RequestFailed: 'swap.wallet',
  ConnectionChanged: 'swap.lookFirst',
  SessionGone: 'swap.lookFirst',
  RequestTimedOut: 'swap.lookFirst',
  RequestOutcomeUnknown: 'swap.lookFirst',
}

/** With these, the same question has the same answer. */
const LASTING: readonly SwapFailure['_tag'][] = [
  'NotConfigured',
  'SwapNotSupported',
  'GasPriceNotSupported',
  'InsufficientLiquidity',
  'NoSwapRoute',
  'SwapIncomplete',
  'NotEnoughFunds',
]

/** Whether asking once more may help. */
export const isWorthRetry = ({ _tag }: SwapFailure): boolean => !LASTING.includes(_tag)

interface SwapProblemProps {
  readonly error: SwapFailure
  readonly order: Pick<SwapOrder, 'network' | 'pay' | 'get'>
  /** What was to be done: an exchange, unless said, or to take back what remains approved after one. */
  readonly of?: 'Swap' | 'Leftover'
}

/** What is said otherwise where an exchange is over, and what remains approved was to be taken back. */
const WORDS_OF_LEFTOVER: Readonly<Partial<typeof WORDS>> = {
  RequestRejected: 'swap.revokeDeclined',
  ApprovalFailed: 'swap.revokeFailed',
  NotConnected: 'swap.notHere',
}

const wordsOf = (error: SwapFailure, of: 'Swap' | 'Leftover'): keyof typeof SWAP => {
  if (of === 'Leftover') return WORDS_OF_LEFTOVER[error._tag] ?? WORDS[error._tag]
  return error._tag === 'RequestFailed' && isBatchRefusal(error) ? 'swap.batchRefused' : WORDS[error._tag]
}

/** Why nothing was exchanged, or is not known to have been; with what the chain itself says of it. */
export const SwapProblem = ({ error, order, of = 'Swap' }: SwapProblemProps) => {
  const t = useMessages(SWAP)
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
      <p>{t(lacksCoin ? 'swap.lacksFee' : wordsOf(error, of), values)}</p>
      {reason !== '' && (
        <p>
          <bdi>{t('swap.reason', { reason })}</bdi>
        </p>
      )}
      {error._tag !== 'RequestRejected' && <ErrorCode error={error} />}
    </div>
  )
}
