import type { SendFailure } from '../../domain/send/sendState.js'
import { isOneOfAKind } from '../../domain/asset/asset.js'
import type { SendOrder } from '../../domain/send/sendOrder.js'
import { useMessages } from '../messages/useMessages.js'
import { FAILURE_WORDS, fundsWords, mayBeSent, Problem } from '../payment/Problem.js'
import { SEND_WORDS } from './messages.js'

/** Texts by failure; which funds are missing is told apart below. */
const WORDS: Readonly<Record<Exclude<SendFailure['_tag'], 'NotEnoughFunds'>, keyof typeof SEND_WORDS>> = {
  ...FAILURE_WORDS,
  MalformedAddress: 'send.noAddress',
  WrongChecksum: 'send.wrongChecksum',
  ReceiverIsSender: 'send.own',
  ReceiverIsToken: 'send.token',
  ReceiverIsNoWallet: 'send.noWallet',
  AmountOutOfRange: 'payment.notAnAmount',
  AmountAndReceiverNeeded: 'payment.notAnAmount',
  TokenNeeded: 'send.assetGone',
  UnknownToken: 'send.assetGone',
  DecimalsDiffer: 'send.decimalsDiffer',
  TransferFailed: 'payment.wouldFail',
  NameMoved: 'send.nameMoved',
  NameMalformed: 'send.nameMalformed',
  NameNotFound: 'send.nameNotFound',
  NameResolutionFailed: 'send.nameFailed',
  LookalikeReceiver: 'send.lookalike',
  TransferExpired: 'send.expired',
  PreviewOutdated: 'payment.changed',
  HttpStatus: 'send.unavailable',
  Unreachable: 'send.unavailable',
  TimedOut: 'send.unavailable',
  Malformed: 'send.unavailable',
  RetryBlocked: 'send.unavailable',
  NotConfigured: 'send.unavailable',
  TransferReplaced: 'payment.lookFirst',
  TransferUnconfirmed: 'payment.lookFirst',
}

interface SendProblemProps {
  readonly error: SendFailure
  readonly order: SendOrder
}

/** Why nothing was sent, or that it is unknown. */
export const SendProblem = ({ error, order: { asset, network } }: SendProblemProps) => {
  const t = useMessages(SEND_WORDS)
  const toWords = (): string => {
    if (mayBeSent(error)) return t('payment.lookFirst')
    if (error._tag !== 'NotEnoughFunds') return t(WORDS[error._tag], { network: network.name })
    if (error.of === 'token' && isOneOfAKind(asset)) return t('send.assetGone')
    const { key, symbol } = fundsWords(error, asset, network)
    return t(key, { symbol })
  }
  return <Problem error={error} words={toWords()} />
}
