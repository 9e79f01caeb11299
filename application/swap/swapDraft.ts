import { COIN_ID } from '../../domain/asset/asset.js'
import type { SwapAmount, SwapForm } from '../../domain/swap/swapForm.js'
import { fieldsOf, toText } from '../kernel/fieldsOf.js'

const NO_AMOUNT: SwapAmount = { _tag: 'Pay', entry: { _tag: 'Asset', text: '' } }

/** The coin is paid by default (V-36). */
export const EMPTY_SWAP: SwapForm = { payId: COIN_ID, getId: '', amount: NO_AMOUNT }

/** The token id of a side. */
const idOn = ({ payId, getId }: SwapForm, side: 'Pay' | 'Get'): string => (side === 'Pay' ? payId : getId)

/** Flips the two sides. `cameOut`: the output amount as field text; it becomes the input amount. */
export const flipped = ({ payId, getId, amount }: SwapForm, cameOut: string | undefined): SwapForm => ({
  payId: getId,
  getId: payId,
  amount:
    cameOut !== undefined
      ? { _tag: 'Pay', entry: { _tag: 'Asset', text: cameOut } }
      : amount._tag === 'Get'
        ? { _tag: 'Pay', entry: { _tag: 'Asset', text: amount.text } }
        : NO_AMOUNT,
})

/** Chooses a token for a side; choosing the other side's token flips the sides. */
export const choosing = (form: SwapForm, side: 'Pay' | 'Get', id: string): SwapForm => {
  if (id === idOn(form, side)) return form
  if (id === idOn(form, side === 'Pay' ? 'Get' : 'Pay')) return flipped(form, undefined)
  return side === 'Pay' ? { ...form, payId: id } : { ...form, getId: id }
}

/** A host without a compiler may give anything. */
export const toSwapAmount = (given: SwapAmount): SwapAmount => {
  const { _tag, text, entry } = fieldsOf(given) ?? {}
  if (_tag === 'Get') return { _tag, text: toText(text) }
  const { _tag: kind, text: typed } = fieldsOf(entry) ?? {}
  if (kind === 'All') return { _tag: 'Pay', entry: { _tag: 'All' } }
  return { _tag: 'Pay', entry: { _tag: kind === 'Fiat' ? 'Fiat' : 'Asset', text: toText(typed) } }
}
