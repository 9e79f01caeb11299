import type { SendFailure } from '../../domain/send/sendState.js'
import { isOneOfAKind } from '../../domain/asset/asset.js'
import type { SendOrder } from '../../domain/send/sendOrder.js'
import { useMessages } from '../messages/useMessages.js'
import { warning } from '../modal/ViewParts.styles.js'
import { ErrorCode } from '../shared/ErrorCode.js'
import { SEND_WORDS } from './messages.js'
import { nameWords } from './ReceiverField.js'
import { PAYMENT } from '../payment/messages.js'

/** The failure, as text for the visitor. */
const useWords = (error: SendFailure, { asset, network }: SendOrder): string => {
  const t = useMessages(SEND_WORDS)
  switch (error._tag) {
    case 'RequestRejected':
      return t('payment.declined')
    case 'WalletElsewhere':
      return t('payment.walletElsewhere', { network: network.name })
    case 'NotEnoughFunds':
      return error.of === 'coin' && asset.contract !== undefined
        ? t('payment.lacksFee', { symbol: network.nativeCurrency.symbol })
        : error.of === 'coin'
          ? t('send.lacksCoin', { symbol: network.nativeCurrency.symbol })
          : isOneOfAKind(asset)
            ? t('send.assetGone')
            : t('payment.lacks', { symbol: asset.symbol })
    case 'MalformedAddress':
      return t('send.noAddress', { network: network.name })
    case 'WrongChecksum':
      return t('send.wrongChecksum')
    case 'ReceiverIsSender':
      return t('send.own')
    case 'ReceiverIsToken':
      return t('send.token')
    case 'ReceiverIsNoWallet':
      return t('send.noWallet')
    case 'AmountOutOfRange':
    case 'AmountAndReceiverNeeded':
      return t('payment.notAnAmount')
    case 'TokenNeeded':
    case 'UnknownToken':
      return t('send.assetGone')
    case 'DecimalsDiffer':
      return t('send.decimalsDiffer')
    case 'SimulationFailed':
    case 'TransferFailed':
      return t('payment.wouldFail')
    case 'NameMoved':
      return t('send.nameMoved')
    case 'NameMalformed':
    case 'NameNotFound':
    case 'NameResolutionFailed':
      return t(nameWords(error))
    case 'LookalikeReceiver':
      return t('send.lookalike')
    case 'TransferExpired':
      return t('send.expired')
    case 'PreviewOutdated':
      return t('payment.changed')
    case 'HttpStatus':
    case 'Unreachable':
    case 'TimedOut':
    case 'Malformed':
    case 'RetryBlocked':
    case 'NotConfigured':
      return t('send.unavailable')
    case 'NotConnected':
    case 'RpcNotAllowed':
    case 'RequestFailed':
      return t('payment.wallet')
    case 'RequestTimedOut':
    case 'RequestOutcomeUnknown':
    case 'ConnectionChanged':
    case 'SessionGone':
    case 'TransferReplaced':
    case 'TransferUnconfirmed':
      return t('payment.lookFirst')
  }
}

interface SendProblemProps {
  readonly error: SendFailure
  readonly order: SendOrder
}

/** Why nothing was sent, or that it is unknown; with the chain's own reason. */
export const SendProblem = ({ error, order }: SendProblemProps) => {
  const t = useMessages(PAYMENT)
  const words = useWords(error, order)
  const reason = error._tag === 'SimulationFailed' && error.reason !== '' ? error.reason : undefined
  return (
    <div className={warning} role="alert">
      <p>{words}</p>
      {reason !== undefined && (
        <p>
          <bdi>{t('payment.reason', { reason })}</bdi>
        </p>
      )}
      {error._tag !== 'RequestRejected' && <ErrorCode error={error} />}
    </div>
  )
}
