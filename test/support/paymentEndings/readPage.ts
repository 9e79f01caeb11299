import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SendApi } from '../../../application/send/sendApi.js'
import { sendPhase } from '../../../domain/send/sendState.js'
import { NoticeText } from '../../../ui-react/modal/NoticeText.js'
import { SEND_WORDS } from '../../../ui-react/send/messages.js'
import { SendProblem } from '../../../ui-react/send/SendProblem.js'
import { formatMessage } from '../../../ui-react/messages/formatMessage.js'
import type { SendPage } from './PayingWallet.js'

const textOf = (element: ReactElement): string => renderToStaticMarkup(element).replaceAll(/<[^>]*>/g, '')

/** What the review of a payment says, as far as it is shown. */
const reviewOf = ({ viewOf }: SendPage, api: SendApi | undefined): readonly string[] => {
  const step = api?.state.value._tag === 'Ready' ? api.state.value.step : undefined
  if (step === undefined || !('order' in step)) return []
  const { order } = step
  if (step._tag === 'Sent' && viewOf() === 'WalletSendConfirmed')
    return [formatMessage(SEND_WORDS['payment.outcome.Waiting'], { network: order.network.name })]
  if (viewOf() !== 'WalletSendPreview') return []
  const isWarned = 'mayBeSent' in step && step.mayBeSent && sendPhase(step) !== 'Unknown'
  return [
    ...(isWarned ? [SEND_WORDS['send.mayBeSent']] : []),
    ...(step._tag === 'NotSent' ? [textOf(createElement(SendProblem, { error: step.error, order }))] : []),
  ]
}

/** What a visitor reads in the open modal: the alerts of the review, or that it was sent, and then the notice. */
export const readPage = (page: SendPage, api?: SendApi): readonly string[] => {
  if (page.viewOf() === 'Closed') return []
  const { value } = page.portico.snackbar
  return [
    ...reviewOf(page, api),
    ...(value._tag === 'Shown' ? [textOf(createElement(NoticeText, { notice: value.notice }))] : []),
  ]
}
