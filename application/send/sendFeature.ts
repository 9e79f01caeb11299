import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { EMPTY, type SchedulerLike } from 'rxjs'
import { type AccountHere, isHere } from '../../domain/account/accountHere.js'
import type { AccountState } from '../../domain/account/accountState.js'
import type { DomainError } from '../../domain/errors/domainError.js'
import type { AmountEntry } from '../../domain/payment/amount.js'
import type { TokenLookup } from '../../domain/send/foundToken.js'
import { assetById, type Asset } from '../../domain/asset/asset.js'
import type { SendForm, SendOrder } from '../../domain/send/sendOrder.js'
import type { NameLookup } from '../../domain/send/receiverName.js'
import type { BaseAppearance } from '../api/options.js'
import type { Names } from '../ports/names.js'
import { combineRecord, select } from '../kernel/derive.js'
import { perAccount } from '../kernel/perAccount.js'
import { createStore, type Readable, readOnly } from '../kernel/store.js'
import { compareCalls } from './compareSent.js'
import { changeForm, type Draft, draftOf, EMPTY_FORM } from './draft.js'
import { toAmountEntry } from '../payment/toAmountEntry.js'
import { toText } from '../kernel/fieldsOf.js'
import { makeOpenedWith, type OpenedWith } from './openedWith.js'
import { makeReceiverNames } from './receiverNames.js'
import { isUnderWay } from '../../domain/payment/paymentPhase.js'
import { sendPhase, type SendState, type SendStep } from '../../domain/send/sendState.js'
import { makeSendSteps, type SendStepsDeps } from './sendSteps.js'
import { makeTokenLookups, type TokenLookups } from './tokenLookups.js'
import { type SendFacts, toSendState } from './toSendState.js'

export interface SendFeatureDeps extends Pick<
  SendStepsDeps,
  'transfers' | 'networks' | 'askWallet' | 'fateOf' | 'feePayer' | 'knownReceivers' | 'openPayments' | 'scheduler'
> {
  readonly here: Readable<AccountHere>
  readonly account: Readable<AccountState>
  /** Requests the tokens of the active account. */
  readonly refresh: () => void
  readonly appearance: Readable<BaseAppearance>
  readonly names: Names
  readonly scheduler: SchedulerLike
}

/** The form of a transfer and its progress. */
export interface SendFeature {
  readonly state: Readable<SendState>
  readonly step: Readable<SendStep>
  readonly choose: (assetId: string, pictureUrl: string) => void
  /**
   * Chooses the asset for which a view opened the form, such as an NFT; it is chosen again after a change of account or
   * network has reset the form.
   */
  readonly openWith: OpenedWith['set']
  readonly setAmount: (amount: AmountEntry) => void
  readonly setReceiver: (text: string) => void
  readonly review: TaskEither<DomainError, void>
  readonly confirm: (middle: string) => TaskEither<DomainError, string>
  readonly edit: () => void
  /**
   * Resets the form to empty, or to what a host filled in; `found`: its asset, if no list has it. Returns the fixed
   * fields, whose identity in the state tells whose form it is. A pending request to the wallet continues.
   */
  readonly begin: (filled?: Partial<SendForm>, found?: Asset) => Draft['fixed']
  /** Looks up an asset that is in no list. */
  readonly find: TokenLookups['find']
  readonly dispose: () => void
}

/** Why there is nothing to review. */
const blockingError = (state: SendState): DomainError => {
  if (state._tag === 'Unsupported') return { _tag: 'UnsupportedChain', id: '' }
  if (state._tag !== 'Ready') return { _tag: 'NotConnected' }
  return { _tag: state.checked.asset === undefined ? 'TokenNeeded' : 'AmountAndReceiverNeeded' }
}

export const makeSendFeature = ({
  here,
  account,
  refresh,
  appearance,
  names,
  ...deps
}: SendFeatureDeps): SendFeature => {
  const draft = createStore(draftOf())
  const step = createStore<SendStep>({ _tag: 'Editing' })
  const lookup = createStore<NameLookup | undefined>(undefined)
  const typed = select(draft, ({ form }) => form.receiver)
  const receiverNames = makeReceiverNames({ text: typed, here, names, lookup, scheduler: deps.scheduler })
  const tokenLookup = createStore<TokenLookup | undefined>(undefined)
  const lookups = makeTokenLookups({ ...deps, lookup: tokenLookup })
  const facts = combineRecord<SendFacts>({
    here,
    account,
    appearance,
    draft,
    lookup,
    tokenLookup,
    step,
  })
  const known = select(facts, toSendState)
  const isComparable = (): boolean =>
    account.value.user === undefined || account.value.preferredAccountType !== 'smartAccount'
  const steps = makeSendSteps({
    ...deps,
    step,
    receiverNames,
    isStillHere: ({ from, network }: SendOrder) => isHere(here.value, { address: from, network }),
    isComparable,
  })
  const comparing = compareCalls({ ...deps, step, isComparable })
  const fill: SendFeature['begin'] = (filled, found) => {
    const next = draftOf(filled)
    lookups.put(found)
    draft.set(next)
    return next.fixed
  }
  const opened = makeOpenedWith({ state: known, draft, lookups })
  const begin: SendFeature['begin'] = (...filled) => {
    opened.forget()
    steps.edit()
    return fill(...filled)
  }
  const { watched, dispose } = perAccount(
    here,
    () => {
      steps.move()
      // The filled-in fields belonged to another account.
      fill()
      opened.again()
    },
    () => {
      refresh()
      return EMPTY
    },
  )
  const state = watched(known)
  const change = (part: Partial<SendForm>): void =>
    steps.change(() => draft.update((before) => changeForm(before, part)))
  const choose: SendFeature['choose'] = (wanted, pictureUrl) => {
    const { value } = state
    if (value._tag !== 'Ready' || isUnderWay(sendPhase(step.value)) || draft.value.fixed.includes('assetId')) return
    const listed = assetById(value.assets, value.network, wanted)
    change({ assetId: listed?.id ?? wanted, amount: EMPTY_FORM.amount })
    if (listed === undefined) lookups.follow(wanted, value, pictureUrl)
  }
  return {
    state,
    step: readOnly(step),
    choose,
    openWith: (assetId, pictureUrl) => {
      opened.set(assetId, pictureUrl)
      choose(assetId, pictureUrl)
    },
    setAmount: (amount) => change({ amount: toAmountEntry(amount) }),
    setReceiver: (text) => {
      const receiver = toText(text)
      // Also for a receiver that a host filled in.
      if (receiver === draft.value.form.receiver) receiverNames.retry()
      change({ receiver })
    },
    review: async () => {
      const { value } = state
      if (value._tag !== 'Ready' || value.checked.order === undefined) return E.left(blockingError(value))
      return steps.review(value.checked.order)()
    },
    confirm: steps.confirm,
    edit: steps.edit,
    begin,
    find: lookups.find,
    dispose: () => {
      receiverNames.dispose()
      lookups.dispose()
      comparing.unsubscribe()
      steps.dispose()
      dispose()
    },
  }
}
