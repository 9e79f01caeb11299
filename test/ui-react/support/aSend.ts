import * as E from 'fp-ts/Either'
import { createStore, type Store } from '../../../application/kernel/store.js'
import type { SendApi } from '../../../application/send/sendApi.js'
import type { SendState } from '../../../domain/send/sendState.js'
import type { SavedReceiver } from '../../../domain/send/savedReceivers.js'
import type { Asset } from '../../../domain/asset/asset.js'
import { mainnet } from '../../../networks.js'
import type { FakePortico } from './fakePortico.js'

export const FRIEND = '0x1111111254EEB25477B68fb85Ed929f73A960582'

const COIN: Asset = {
  id: 'coin',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  balance: '1',
  price: undefined,
}

type Ready = Extract<SendState, { readonly _tag: 'Ready' }>

const EMPTY: Ready = {
  _tag: 'Ready',
  network: mainnet,
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  assets: [COIN],
  lookup: undefined,
  tokenLookup: undefined,
  form: { assetId: 'coin', amount: { _tag: 'Asset', text: '' }, receiver: '' },
  fixed: [],
  checked: {
    asset: COIN,
    amount: E.left({ _tag: 'AmountNeeded' }),
    receiver: E.left({ _tag: 'ReceiverNeeded' }),
    order: undefined,
  },
  step: { _tag: 'Editing' },
}

const SENT: Ready['step'] = {
  _tag: 'Sent',
  order: {
    network: mainnet,
    asset: COIN,
    from: EMPTY.from,
    to: FRIEND,
    units: 1n,
    amount: undefined,
    value: undefined,
  },
  prepared: {
    request: { method: 'eth_sendTransaction', params: [] },
    units: 1n,
    fee: 1n,
    expectedFee: 1n,
    deposit: 0n,
    arrives: 1n,
    remains: 0n,
  },
  receiver: { _tag: 'Plain' },
  name: undefined,
  lookalikeOf: undefined,
  feePayer: 'Sender',
  id: `0x${'5e'.repeat(32)}`,
  comparison: { _tag: 'Unknown' },
}

interface Given {
  readonly isSent?: boolean
  readonly saved?: readonly SavedReceiver[]
  /** The outcome of saving. */
  readonly save?: () => Promise<void>
}

/** A send feature with these states: a form that accepts any receiver, and a list of saved ones. */
export const aSendApi = (
  state: Store<SendState>,
  receivers: Store<readonly SavedReceiver[]> = createStore<readonly SavedReceiver[]>([]),
  save?: Given['save'],
): SendApi => ({
  state,
  receivers,
  choose: () => undefined,
  setAmount: () => undefined,
  setReceiver: (receiver) => state.set({ ...EMPTY, form: { ...EMPTY.form, receiver } }),
  review: () => Promise.resolve(),
  confirm: () => Promise.resolve(''),
  edit: () => undefined,
  request: () => Promise.resolve({ hash: '' }),
  saveReceiver: async (receiver) => {
    await save?.()
    receivers.update((before) => [receiver, ...before])
  },
  removeReceiver: ({ address }) => receivers.update((before) => before.filter((each) => each.address !== address)),
  clearReceivers: () => receivers.set([]),
  exportReceivers: () => JSON.stringify(receivers.value),
})

/** A send feature for a fake Portico: a form that accepts typed input, or a sent transfer. */
export const aSend = ({ profile }: Pick<FakePortico, 'profile'>, { isSent = false, saved = [], save }: Given = {}) => {
  const state = createStore<SendState>({ ...EMPTY, ...(isSent && { step: SENT }) })
  const receivers = createStore(saved)
  profile.features = { send: aSendApi(state, receivers, save) }
  return { state, receivers }
}
