import { distinctUntilChanged, filter, map, NEVER, skipWhile, switchMap, take } from 'rxjs'
import { type ModalState, shownView, type ViewOf } from '../../domain/modal/view.js'
import { SEND_VIEWS } from '../../domain/send/views.js'
import { select } from '../kernel/derive.js'
import { defineFeature } from '../kernel/feature.js'
import type { Policy } from '../kernel/policy.js'
import { token } from '../kernel/token.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { KeyValueStore, ReceiverBook } from '../ports/storage.js'
import { HISTORY_API, KEY_VALUE_STORE, NAMES, SCHEDULER, TRANSFERS } from '../ports/tokens.js'
import { ACCOUNTS, APPEARANCE, CONNECT, MODAL, NETWORK, OPTIONS, REQUESTS } from '../tokens.js'
import { askWallet } from './askWallet.js'
import { makeKnownReceivers } from './knownReceivers.js'
import { makeRequestSend } from './requestSend.js'
import { makeSavedReceivers, type SavedReceivers, toReceiversApi } from './savedReceivers.js'
import type { SendApi } from './sendApi.js'
import { makeSendFeature, type SendFeature, toText } from './sendFeature.js'

const hasView = (state: ModalState, isIt: (name: string) => boolean): boolean =>
  state._tag === 'Open' && state.history.some(({ name }) => isIt(name))

const isEntered = (state: ModalState): boolean => hasView(state, (name) => Object.hasOwn(SEND_VIEWS, name))
/** It may stand below the frame of a login, which asks for the approval. */
const isPreviewed = (state: ModalState): boolean => hasView(state, (name) => name === 'WalletSendPreview')

const shownAsset = (state: ModalState): ViewOf<'WalletSend'> | undefined => {
  const view = shownView(state)
  return view?.name === 'WalletSend' && view.asset !== undefined ? view : undefined
}

/** What was filled in ends with its views; where a wallet is asked, once that has answered. */
const makeForget =
  ({ send, modal }: { readonly send: SendFeature; readonly modal: Pick<ModalFeature, 'state'> }): Policy =>
  () =>
    select(modal.state, isEntered)
      .changes.pipe(
        // Hosts may send without the views.
        skipWhile((entered) => !entered),
        switchMap((entered) =>
          entered
            ? NEVER
            : send.step.changes.pipe(
                filter(({ _tag }) => _tag !== 'Asking'),
                take(1),
              ),
        ),
      )
      .subscribe(() => send.begin())

/** The preview of what was sent, or proposed, has nothing more to say. */
const makeShowSent =
  ({ send, modal }: { readonly send: SendFeature; readonly modal: Pick<ModalFeature, 'state' | 'reset'> }): Policy =>
  () =>
    send.step.changes
      .pipe(filter(({ _tag }) => (_tag === 'Sent' || _tag === 'Proposed') && isPreviewed(modal.state.value)))
      .subscribe(() => modal.reset({ name: 'WalletSendConfirmed' }))

/** What its view opens with, such as an NFT, is chosen once it is known who sends. */
const makeChooseShown =
  ({ send, modal }: { readonly send: SendFeature; readonly modal: Pick<ModalFeature, 'state'> }): Policy =>
  () =>
    select(modal.state, shownAsset)
      .changes.pipe(
        filter((view) => view !== undefined),
        // Whoever comes back to the view finds what they chose there.
        distinctUntilChanged(),
        switchMap((view) =>
          send.state.changes.pipe(
            filter(({ _tag }) => _tag === 'Ready'),
            take(1),
            map(() => view),
          ),
        ),
      )
      .subscribe(({ asset, pictureUrl }) => send.choose(toText(asset), toText(pictureUrl)))

/** What is made for sending: the form with its steps, and whom the visitor saved. */
interface Sending extends SendFeature {
  readonly saved: SavedReceivers
}

/** Sending (S1-06). Loaded when one of its views opens, or a host asks for it. */
export const makeSendDefinition = (openReceiverBook: (store: KeyValueStore) => ReceiverBook) =>
  defineFeature({
    name: 'send',
    token: token<Sending>('Send'),
    needs: {
      options: OPTIONS,
      accounts: ACCOUNTS,
      connect: CONNECT,
      network: NETWORK,
      requests: REQUESTS,
      openTransfers: TRANSFERS,
      historyApi: HISTORY_API,
      names: NAMES,
      store: KEY_VALUE_STORE,
      scheduler: SCHEDULER,
      appearance: APPEARANCE,
    },
    make: ({
      options,
      accounts,
      connect: { connections, sessions },
      network,
      requests,
      historyApi,
      store,
      ...deps
    }) => {
      const saved = makeSavedReceivers(openReceiverBook(store))
      const { scheduler } = deps
      const send = makeSendFeature({
        account: accounts.activeAccount,
        refresh: () => accounts.active().refresh(),
        connections,
        network: network.state,
        networks: options.networks,
        askWallet: askWallet({ requests, connections, ...deps }),
        proposals: requests.proposals,
        feePayer: (namespace) => (sessions[namespace].connector()?.proposalFate === undefined ? 'Sender' : 'Executor'),
        knownReceivers: makeKnownReceivers({ connections, historyApi, saved: saved.receivers, scheduler }),
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
      policies: [makeForget, makeShowSent, makeChooseShown].map((make) => make({ send, modal: others.modal })),
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
