import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { filter, firstValueFrom, map, merge, race, type SchedulerLike, timer } from 'rxjs'
import { amountInField } from '../../domain/amount/amountInField.js'
import type { Connections } from '../../domain/connect/connection.js'
import type { DomainError } from '../../domain/errors/domainError.js'
import { shownView } from '../../domain/modal/view.js'
import { CHAIN_NAMESPACES, type CaipNetworkId, type Network } from '../../domain/network/network.js'
import { type Asset, assetById, COIN_ID, MOST_DECIMALS } from '../../domain/asset/asset.js'
import { canSend } from '../../domain/send/transfer.js'
import { checkForm, type SendForm, type SendPlace } from '../../domain/send/sendOrder.js'
import { isUncertain } from '../../domain/payment/uncertain.js'
import { SEND_VIEWS } from '../../domain/send/views.js'
import type { BaseAppearance } from '../api/options.js'
import { fieldsOf } from '../kernel/fieldsOf.js'
import type { Readable } from '../kernel/store.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NetworkFeature } from '../network/networkFeature.js'
import type { SendOutcome, SendRequest } from './sendApi.js'
import { EMPTY_FORM } from './draft.js'
import type { SendFeature } from './sendFeature.js'
import { isUnderWay } from '../../domain/payment/paymentPhase.js'
import { sendPhase, type SendState } from '../../domain/send/sendState.js'

export interface RequestSendDeps {
  readonly send: SendFeature
  readonly modal: Pick<ModalFeature, 'state' | 'open'>
  readonly network: Pick<NetworkFeature, 'state' | 'switchNetwork'>
  readonly connections: Pick<Readable<Connections>, 'value'>
  readonly appearance: Pick<Readable<BaseAppearance>, 'value'>
  readonly scheduler: SchedulerLike
}

type Ready = Extract<SendState, { readonly _tag: 'Ready' }>
type Outcome = E.Either<DomainError, SendOutcome>

/** Deadline for the list of tokens; after that, the account counts as having no such token. */
const LIST_WAIT_MS = 10_000

const CLOSED: Outcome = E.left({ _tag: 'ModalClosed' })
const MOVED: Outcome = E.left({ _tag: 'ConnectionChanged' })
const PENDING: Outcome = E.left({ _tag: 'RequestPending' })
const NO_TOKEN: E.Either<DomainError, never> = E.left({ _tag: 'TokenNeeded' })
const INCOMPLETE: Outcome = E.left({ _tag: 'AmountAndReceiverNeeded' })

/** Digits with a point; no comma, which is a decimal sign in some languages and groups thousands in others. */
const AMOUNT = /^\d*(?:\.\d*)?$/

/** A host without a compiler may pass anything. */
const readRequest = (given: SendRequest): SendRequest | undefined => {
  const fields = fieldsOf(given)
  if (fields === undefined) return undefined
  const { asset, amount, to, caipNetworkId } = fields
  const parts = { asset, amount, to, caipNetworkId }
  const areTexts = Object.values(parts).every((part) => part === undefined || typeof part === 'string')
  // Cast is safe: each part is a text or absent.
  return areTexts && (typeof amount !== 'string' || AMOUNT.test(amount)) ? (parts as SendRequest) : undefined
}

/** The `Ready` state, in which a form can be filled in, or why that is not possible. */
const readPlace = (state: SendState, id: string): E.Either<DomainError, Ready> => {
  if (state._tag === 'Ready') return E.right(state)
  return E.left(state._tag === 'Unsupported' ? { _tag: 'UnsupportedChain', id } : { _tag: 'NotConnected' })
}

/** A found asset belongs to an account on a network. */
const isSamePlace = (one: Ready, other: Ready): boolean =>
  one.from === other.from && one.network.caipNetworkId === other.network.caipNetworkId

/** The visitor only confirms given fields; an amount needs an asset. */
const formOf = ({ asset, amount, to }: SendRequest, assetId: string, locale: string): Partial<SendForm> => ({
  ...((asset !== undefined || amount !== undefined) && { assetId }),
  ...(amount !== undefined && { amount: { _tag: 'Asset', text: amountInField(amount, locale) } }),
  ...(to !== undefined && { receiver: to }),
})

/** The filled-in form, and whether its amount or receiver is invalid. */
const readForm = (request: SendRequest, asset: Asset, place: Omit<SendPlace, 'assets'>, locale: string) => {
  const filled = formOf(request, asset.id, locale)
  const { amount, receiver, order } = checkForm({ ...EMPTY_FORM, ...filled }, { ...place, assets: [asset] }, locale)
  // The form itself reports a balance that is too low: the visitor may be able to add funds.
  const isNoAmount = E.isLeft(amount) && amount.left._tag !== 'MoreThanThereIs'
  // The name is not resolved yet.
  const isNoReceiver = E.isLeft(receiver) && receiver.left._tag !== 'NameAsked'
  const isWrong = (filled.amount !== undefined && isNoAmount) || (filled.receiver !== undefined && isNoReceiver)
  return { filled, order, isWrong }
}

/** An asset before any lookup: a token may have any number of decimals. */
const unasked = (id: string, { nativeCurrency }: Network): Asset => ({
  ...(id === COIN_ID ? { id, decimals: nativeCurrency.decimals } : { id, contract: id, decimals: MOST_DECIMALS }),
  name: '',
  symbol: '',
  balance: undefined,
  price: undefined,
})

/** Implements `SendApi.request`. */
export const makeRequestSend = ({ send, modal, network, connections, appearance, scheduler }: RequestSendDeps) => {
  /** Numbers of this page's requests: the latest, and the one whose form is shown. */
  let [latest, shown] = [0, 0]

  const listed = (state: SendState, wanted: string): Asset | undefined =>
    state._tag === 'Ready' ? assetById(state.assets, state.network, wanted) : undefined
  /** On EVM the chain is asked for unlisted tokens; elsewhere this waits for the list. */
  const find = async (wanted: string): Promise<E.Either<DomainError, Asset>> => {
    const { value } = send.state
    if (value._tag === 'Ready' && listed(value, wanted) === undefined && value.network.chainNamespace === 'eip155') {
      const answer = await send.find(wanted, value, '')()
      const now = listed(send.state.value, wanted)
      return now === undefined ? answer : E.right(now)
    }
    const found = send.state.changes.pipe(
      map((state) => listed(state, wanted)),
      filter((asset) => asset !== undefined),
      map(E.right),
    )
    return firstValueFrom(race(found, timer(LIST_WAIT_MS, scheduler).pipe(map(() => NO_TOKEN))))
  }
  const isAsking = (): boolean => isUnderWay(sendPhase(send.step.value))
  const isInView = (): boolean => Object.hasOwn(SEND_VIEWS, shownView(modal.state.value)?.name ?? '')

  /** While a wallet is asked, it may still send after the form is gone, so its answer is awaited. */
  const outcome = (mine: number, fixed: Ready['fixed']): Promise<Outcome> => {
    const look = (): Outcome | undefined => {
      const [{ value }, { value: step }] = [send.state, send.step]
      if (shown !== mine) return CLOSED
      if (step._tag === 'Asking') return undefined
      if (step._tag === 'Sent') return E.right({ hash: step.id })
      if (step._tag === 'NotSent' && isUncertain(step.error)) return E.left(step.error)
      if (step._tag === 'Proposed') return E.right({ proposal: step.proposal.id })
      // After a reset, as when its views are left, the form belongs to another request.
      return value._tag === 'Ready' && value.fixed === fixed ? undefined : isInView() ? MOVED : CLOSED
    }
    const ended = merge(send.state.changes, send.step.changes).pipe(
      map(look),
      filter((end) => end !== undefined),
    )
    return firstValueFrom(ended, { defaultValue: CLOSED })
  }

  const read = (request: SendRequest, asset: Asset, place: Omit<SendPlace, 'assets'>) =>
    readForm(request, asset, place, appearance.value.locale)

  /**
   * Switches the wallet of a network's namespace to it, if it is connected and sending is supported there; does not
   * switch for a request that is invalid in any case.
   */
  const moveTo = async (id: CaipNetworkId, request: SendRequest): Promise<E.Either<DomainError, unknown>> => {
    const namespace = CHAIN_NAMESPACES.find((each) => id.startsWith(`${each}:`))
    if (namespace === undefined || !canSend(namespace)) return E.left({ _tag: 'UnsupportedChain', id })
    const connection = connections.value[namespace]
    if (connection._tag !== 'Connected') return E.left({ _tag: 'NotConnected' })
    const there = network.state.value.networks.find(({ caipNetworkId }) => caipNetworkId === id)
    if (there !== undefined) {
      const [from] = connection.active.accounts
      const asset = unasked(request.asset ?? COIN_ID, there)
      if (read(request, asset, { network: there, from, lookup: undefined }).isWrong) return INCOMPLETE
    }
    return network.switchNetwork(id)()
  }

  return (given: SendRequest): TaskEither<DomainError, SendOutcome> =>
    async () => {
      const request = readRequest(given)
      if (request === undefined) return INCOMPLETE
      if (isAsking()) return PENDING
      const mine = (latest += 1)
      const { caipNetworkId: id } = request
      const moved = id === undefined ? E.right(id) : await moveTo(id, request)
      if (E.isLeft(moved)) return moved
      const before = readPlace(send.state.value, id ?? '')
      if (E.isLeft(before)) return before
      // The wallet may switch back at once.
      if (id !== undefined && before.right.network.caipNetworkId !== id) return MOVED
      const found = await find(request.asset ?? COIN_ID)
      // A newer request may be visible by now, or the visitor has confirmed an older one.
      if (shown > mine) return CLOSED
      if (isAsking()) return PENDING
      const place = readPlace(send.state.value, id ?? '')
      if (E.isLeft(place)) return place
      if (E.isLeft(found)) return found
      if (!isSamePlace(before.right, place.right)) return MOVED
      const { filled, order, isWrong } = read(request, found.right, place.right)
      if (isWrong) return INCOMPLETE
      shown = mine
      const fixed = send.begin(filled, place.right.assets.includes(found.right) ? undefined : found.right)
      modal.open({ name: order === undefined ? 'WalletSend' : 'WalletSendPreview' })
      if (order !== undefined) void send.review()
      return outcome(mine, fixed)
    }
}
