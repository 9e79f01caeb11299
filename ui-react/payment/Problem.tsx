import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { Asset } from '../../domain/asset/asset.js'
import type { DomainError } from '../../domain/errors/domainError.js'
import type { Network } from '../../domain/network/network.js'
import { isUncertain, type PaymentFailure } from '../../domain/payment/uncertain.js'
import type { TransferError } from '../../domain/send/transfer.js'
import { useMessages } from '../messages/useMessages.js'
import { warning } from '../modal/ViewParts.styles.js'
import { ErrorCode } from '../shared/ErrorCode.js'
import { PAYMENT } from './messages.js'

/** Texts for failures of every payment, by tag: a feature adds its own, and none may be missing. */
export const FAILURE_WORDS = {
  WalletElsewhere: 'payment.walletElsewhere',
  SimulationFailed: 'payment.wouldFail',
  RequestRejected: 'payment.declined',
  NotConnected: 'payment.wallet',
  RpcNotAllowed: 'payment.wallet',
  TooManyRequests: 'payment.wallet',
  RequestFailed: 'payment.wallet',
  ConnectionChanged: 'payment.lookFirst',
  SessionGone: 'payment.lookFirst',
  RequestTimedOut: 'payment.lookFirst',
  RequestOutcomeUnknown: 'payment.lookFirst',
} as const satisfies Readonly<
  Record<RequestError['_tag'] | 'WalletElsewhere' | 'SimulationFailed', keyof typeof PAYMENT>
>

/** Whether the wallet answered with an error after which it may have sent the payment all the same. */
export const mayBeSent = (error: PaymentFailure): boolean => error._tag === 'RequestFailed' && isUncertain(error)

/** The text for too little of the paid asset, or of the coin for the fee; and the symbol of what is missing. */
export const fundsWords = (
  { of }: Extract<TransferError, { readonly _tag: 'NotEnoughFunds' }>,
  asset: Pick<Asset, 'symbol' | 'contract'>,
  { nativeCurrency }: Pick<Network, 'nativeCurrency'>,
) => {
  if (of === 'token') return { key: 'payment.lacks', symbol: asset.symbol } as const
  const key = asset.contract === undefined ? 'payment.lacksCoin' : 'payment.lacksFee'
  return { key, symbol: nativeCurrency.symbol } as const
}

interface ProblemProps {
  readonly error: DomainError
  readonly words: string
}

/** Why nothing was paid, or that it is unknown; with the chain's own reason, and a code unless the visitor declined. */
export const Problem = ({ error, words }: ProblemProps) => {
  const t = useMessages(PAYMENT)
  const reason = error._tag === 'SimulationFailed' ? error.reason : ''
  return (
    <div className={warning} role="alert">
      <p>{words}</p>
      {reason !== '' && (
        <p>
          <bdi>{t('payment.reason', { reason })}</bdi>
        </p>
      )}
      {error._tag !== 'RequestRejected' && <ErrorCode error={error} />}
    </div>
  )
}
