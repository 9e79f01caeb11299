import type { SendApi } from '../../../../application/send/sendApi.js'
import type { HostSwap } from '../../../../application/swap/hostSwap.js'
import { isUncertain } from '../../../../domain/payment/uncertain.js'
import type { VirtualTime } from '../../../support/makeVirtualTime.js'

/** What a press of the confirming button would pay. */
interface Shown {
  /** The same for all payments of which each may be another one again. */
  readonly order: string
  /** In thousandths of a coin. */
  readonly amount: number
  /** Whether "may have been sent" is on screen. */
  readonly isWarned: boolean
}

/** A form that pays coins in one of two ways, such as to two receivers. */
export interface PaymentForm {
  readonly review: (way: 0 | 1, amount: number) => Promise<void>
  /** Absent without the button that confirms. */
  readonly shown: () => Shown | undefined
  readonly confirm: () => Promise<string>
  /** Whether it waits for the wallet. */
  readonly isAsking: () => boolean
}

const RECEIVERS = [`0x71c7656ec7ab88b098defb751b7401b5f6d8976f`, `0x${'b2'.repeat(20)}`] as const
/** Contracts of the tokens that coins are swapped for. */
export const TOKENS = [`0x${'d0'.repeat(20)}`, `0x${'e0'.repeat(20)}`] as const
const WEI = 10n ** 15n

/** Wei in thousandths of a coin. */
export const thousandths = (wei: bigint): number => Number(wei / WEI)

export const sendForm = (api: SendApi): PaymentForm => ({
  review: async (way, amount) => {
    api.edit()
    api.setAmount({ _tag: 'Asset', text: String(amount / 1_000) })
    api.setReceiver(RECEIVERS[way])
    api.review().catch(() => undefined)
  },
  shown: () => {
    const { value } = api.state
    if (value._tag !== 'Ready') return undefined
    const { step } = value
    if (step._tag !== 'Prepared' && (step._tag !== 'NotSent' || isUncertain(step.error))) return undefined
    const { from, to, units } = step.order
    return {
      order: `${from} ${to}`.toLowerCase(),
      amount: units === 'All' ? 0 : thousandths(units),
      isWarned: step.mayBeSent,
    }
  },
  confirm: () => api.confirm(),
  isAsking: () => api.state.value._tag === 'Ready' && api.state.value.step._tag === 'Asking',
})

/** Swaps are quoted when the visitor has stopped typing, and confirmed when their review has been seen. */
const QUOTED_AFTER_MS = 300
const SEEN_AFTER_MS = 400

export const swapForm = (api: HostSwap, time: VirtualTime): PaymentForm => {
  // As a view does, for tokens and quotes.
  api.state.changes.subscribe()
  const pressable = () => {
    const { value } = api.state
    if (value._tag !== 'Ready') return undefined
    const { step } = value
    const isPrepared = step._tag === 'Prepared' && !step.isNew && !step.hasChanged
    return isPrepared || (step._tag === 'NotSwapped' && !isUncertain(step.error)) ? step : undefined
  }
  return {
    review: async (way, amount) => {
      api.edit()
      api.choose('Get', TOKENS[way])
      api.setAmount({ _tag: 'Asset', text: String(amount / 1_000) })
      await time.advance(QUOTED_AFTER_MS)
      api.review().catch(() => undefined)
      await time.advance(SEEN_AFTER_MS)
    },
    shown: () => {
      const step = pressable()
      if (step === undefined) return undefined
      const { account, get, payUnits } = step.quote
      return {
        order: `${account} ${get.id}`.toLowerCase(),
        amount: thousandths(payUnits),
        isWarned: step.doubts.includes('MayBeSent'),
      }
    },
    confirm: () => api.confirm(pressable()?.doubts),
    isAsking: () => api.state.value._tag === 'Ready' && api.state.value.step._tag === 'AskingSwap',
  }
}
