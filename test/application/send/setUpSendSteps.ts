import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeSendSteps, type SendStepsDeps } from '../../../application/send/sendSteps.js'
import type { SendFailure, SendStep } from '../../../domain/send/sendState.js'
import { createStore } from '../../../application/kernel/store.js'
import type { PreparedTransfer } from '../../../domain/send/transfer.js'
import type { Asset } from '../../../domain/asset/asset.js'
import type { SendOrder } from '../../../domain/send/sendOrder.js'
import { fakeTransfers } from '../../fakes/fakeTransfers.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { someOpenPayments } from '../../support/someOpenPayments.js'
import { fateIn } from '../../support/fateIn.js'

export const HASH = `0x${'5e'.repeat(32)}`
export const FROM = `0x${'a1'.repeat(20)}`
export const TO = `0x${'b2'.repeat(20)}`
export const TOKEN = `0x${'c0'.repeat(20)}`

const COIN: Asset = {
  id: 'coin',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  balance: '1',
  price: undefined,
}

/** One wei of Ether, by default. */
export const anOrder = (change: Partial<SendOrder> = {}): SendOrder => ({
  network: aNetwork(),
  asset: COIN,
  from: FROM,
  to: TO,
  units: 1n,
  amount: undefined,
  value: undefined,
  ...change,
})

/** The same for a token. */
export const aTokenOrder = (change: Partial<SendOrder> = {}): SendOrder =>
  anOrder({ asset: { ...COIN, id: TOKEN, contract: TOKEN }, ...change })

/** The simulation result: a fee of 3 to 10, and a request numbered by its preparation. */
export const aPrepared = (change: Partial<PreparedTransfer> = {}, nth = 1): PreparedTransfer => ({
  request: { method: 'eth_sendTransaction', params: [{ nth }] },
  units: 1n,
  fee: 10n,
  expectedFee: 3n,
  deposit: 0n,
  arrives: 1n,
  remains: 9n,
  ...change,
})

export const NEVER: TaskEither<never, never> = () => new Promise<never>(() => undefined)

/** The steps of a transfer, over fakes; the wallet sends every request. */
export const setUpSendSteps = (change: Partial<SendStepsDeps> = {}) => {
  const time = makeVirtualTime()
  const transfers = fakeTransfers()
  const step = createStore<SendStep>({ _tag: 'Editing' })
  const walletAsked: PreparedTransfer[] = []
  let answer: TaskEither<SendFailure, string> = TE.right(HASH)
  let isHere = true
  let known: readonly string[] = []
  const steps = makeSendSteps({
    step,
    transfers,
    networks: [aNetwork(), aNetwork({ caipNetworkId: 'eip155:137' })],
    askWallet: (_network, prepared) => () => {
      walletAsked.push(prepared)
      return answer()
    },
    knownReceivers: async () => ({ trusted: known, paid: [] }),
    receiverNames: { again: () => TE.right(TO), nameOf: async () => undefined },
    fateOf: fateIn(),
    openPayments: someOpenPayments(time.scheduler),
    feePayer: () => 'Sender',
    isStillHere: () => isHere,
    isComparable: () => true,
    scheduler: time.scheduler,
    ...change,
  })
  transfers.prepareWith(TE.right(aPrepared()))
  return {
    steps: { ...steps, confirm: steps.confirm('') },
    step,
    transfers,
    time,
    walletAsked,
    confirmWith: steps.confirm,
    knows: (addresses: readonly string[]): void => {
      known = addresses
    },
    walletAnswers: (next: TaskEither<SendFailure, string>): void => {
      answer = next
    },
    moves: (): void => {
      isHere = false
    },
    /** Shows one preparation, and sets another one for the re-simulation. */
    showThen: async (order: SendOrder, shown: PreparedTransfer, then: PreparedTransfer): Promise<void> => {
      transfers.prepareWith(TE.right(shown))
      await steps.review(order)()
      transfers.prepareWith(TE.right(then))
    },
  }
}
