import { filter, take } from 'rxjs'
import type { ChainNamespace } from '../../domain/network/network.js'
import { SEND_VIEWS } from '../../domain/send/views.js'
import { select } from '../kernel/derive.js'
import { feePayerOf } from '../payment/walletAnswer.js'
import { defineFeature } from '../kernel/feature.js'
import type { Policy } from '../kernel/policy.js'
import { fillFromView } from '../payment/fillFromView.js'
import { paymentPolicies } from '../payment/paymentViews.js'
import { token } from '../kernel/token.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import { HISTORY_API, NAMES, SCHEDULER, TRANSFERS, WALLET_CALLS } from '../ports/tokens.js'
import { ACCOUNTS } from '../account/tokens.js'
import { APPEARANCE, OPTIONS } from '../api/tokens.js'
import { CONNECT } from '../connect/tokens.js'
import { MODAL } from '../modal/tokens.js'
import { NETWORK } from '../network/tokens.js'
import { REQUESTS } from '../requests/tokens.js'
import { RECEIVER_BOOK } from './tokens.js'
import { askWallet } from './askWallet.js'
import { toText } from '../kernel/fieldsOf.js'
import { makeKnownReceivers } from './knownReceivers.js'
import { makeRequestSend } from './requestSend.js'
import { makeSavedReceivers, type SavedReceivers, toReceiversApi } from './savedReceivers.js'
import type { SendApi } from './sendApi.js'
import { makeSendFeature, type SendFeature } from './sendFeature.js'
import { sendPhase } from '../../domain/send/sendState.js'

/** Max age of a balance before sending; funds may have arrived since. */
const OLDEST_BALANCE_MS = 5_000

interface Shown {
  readonly send: SendFeature
  readonly modal: Pick<ModalFeature, 'state'>
}

/** Chooses the asset named by the view, such as an NFT, once the sender is known. */
const makeChooseShown = ({ send, modal }: Shown): Policy =>
  fillFromView({
    modal,
    filling: (view) => (view.name === 'WalletSend' && view.asset !== undefined ? view : undefined),
    ready: () =>
      send.state.changes.pipe(
        filter(({ _tag }) => _tag === 'Ready'),
        take(1),
      ),
    fill: ({ asset, pictureUrl }) => send.openWith(toText(asset), toText(pictureUrl)),
  })

/** The parts of sending: the form with its steps, and the saved receivers. */
interface Sending extends SendFeature {
  readonly saved: SavedReceivers
}

/** Sending (S1-06). Loaded when one of its views opens, or a host asks for it. */
export const sendDefinition = defineFeature({
  name: 'send',
  token: token<Sending>('Send'),
  needs: {
    options: OPTIONS,
    accounts: ACCOUNTS,
    connect: CONNECT,
    requests: REQUESTS,
    transfers: TRANSFERS,
    historyApi: HISTORY_API,
    names: NAMES,
    walletCalls: WALLET_CALLS,
    receiverBook: RECEIVER_BOOK,
    scheduler: SCHEDULER,
    appearance: APPEARANCE,
  },
  make: ({ options, accounts, connect: { connections, sessions }, requests, historyApi, receiverBook, ...deps }) => {
    const saved = makeSavedReceivers(receiverBook)
    const { transfers, scheduler } = deps
    const connectorOf = (namespace: ChainNamespace) => sessions[namespace].connector()
    const send = makeSendFeature({
      here: accounts.here,
      account: accounts.activeAccount,
      refresh: () => accounts.active().refresh(scheduler.now() - OLDEST_BALANCE_MS),
      networks: options.networks,
      askWallet: askWallet({ requests, connections, connectorOf, ...deps }),
      fateOf: requests.fateOf,
      openPayments: requests.openPayments,
      feePayer: (namespace) => feePayerOf(connectorOf(namespace)),
      knownReceivers: makeKnownReceivers({
        connections,
        historyApi,
        transfers,
        scheduler,
        saved: saved.receivers,
      }),
      ...deps,
    })
    return {
      ...send,
      saved,
      dispose: () => {
        send.dispose()
        saved.dispose()
      },
    }
  },
  with: { modal: MODAL, network: NETWORK, connect: CONNECT, appearance: APPEARANCE, scheduler: SCHEDULER },
  join: (send, others) => ({
    policies: [
      ...paymentPolicies({
        modal: others.modal,
        phase: select(send.step, sendPhase),
        views: Object.keys(SEND_VIEWS),
        preview: { name: 'WalletSendPreview' },
        confirmed: { name: 'WalletSendConfirmed' },
        begin: () => send.begin(),
        leavePreview: () => {
          if (send.step.value._tag === 'Checking') send.edit()
        },
      }),
      makeChooseShown({ send, modal: others.modal }),
    ],
    api: async (settle): Promise<SendApi> => {
      const request = makeRequestSend({ send, connections: others.connect.connections, ...others })
      return {
        state: send.state,
        choose: (assetId, pictureUrl) => send.choose(toText(assetId), toText(pictureUrl)),
        setAmount: send.setAmount,
        setReceiver: send.setReceiver,
        review: () => settle(send.review),
        confirm: (middle) => settle(send.confirm(toText(middle))),
        edit: send.edit,
        request: (given) => settle(request(given)),
        ...toReceiversApi(send.saved, settle),
      }
    },
  }),
})
