import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SendApi } from '../../../application/send/sendApi.js'
import { sendPhase } from '../../../domain/send/sendState.js'
import { formatMessage } from '../../../ui-react/messages/formatMessage.js'
import { MODAL } from '../../../ui-react/modal/messages.js'
import { SEND_WORDS } from '../../../ui-react/send/messages.js'
import { SendProblem } from '../../../ui-react/send/SendProblem.js'
import type { SendPage } from './PayingWallet.js'

/** What Send's review says, or that it was sent. */
const readSend = (view: string, api: SendApi): readonly string[] => {
  const step = api.state.value._tag === 'Ready' ? api.state.value.step : undefined
  if (step === undefined || !('order' in step)) return []
  const { order } = step
  if (view === 'WalletSendConfirmed' && step._tag === 'Sent')
    return [formatMessage(SEND_WORDS['payment.outcome.Waiting'], { network: order.network.name })]
  if (view !== 'WalletSendPreview') return []
  const warns = 'mayBeSent' in step && step.mayBeSent && sendPhase(step) !== 'Unknown'
  const problem = step._tag === 'NotSent' && createElement(SendProblem, { error: step.error, order })
  return [
    ...(warns ? [SEND_WORDS['send.mayBeSent']] : []),
    ...(problem === false ? [] : [renderToStaticMarkup(problem).replaceAll(/<[^>]*>/g, '')]),
  ]
}

/** What a visitor reads in the modal, if it is open: what became of the payment, and then the notice. */
export const readPage = ({ portico, viewOf }: SendPage, api: SendApi | undefined): readonly string[] => {
  if (viewOf() === 'Closed') return []
  const { value } = portico.snackbar
  const notice = value._tag === 'Shown' ? value.notice : undefined
  return [
    ...(api === undefined ? [] : readSend(viewOf(), api)),
    ...(notice === undefined
      ? []
      : [formatMessage(MODAL[`notice.${notice._tag}`], 'amount' in notice ? { amount: notice.amount } : {})]),
  ]
}
