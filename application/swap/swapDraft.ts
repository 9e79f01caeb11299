import { COIN_ID } from '../../domain/asset/asset.js'
import type { SwapForm } from '../../domain/swap/swapForm.js'

const NO_AMOUNT: SwapForm['amount'] = { _tag: 'Asset', text: '' }

/** The coin is paid by default (V-36). */
export const EMPTY_SWAP: SwapForm = { payId: COIN_ID, getId: '', amount: NO_AMOUNT }

/** The token id of a side. */
const idOn = ({ payId, getId }: SwapForm, side: 'Pay' | 'Get'): string => (side === 'Pay' ? payId : getId)

/** Flips the two sides. `cameOut`: the output amount as field text; it becomes the input amount. */
export const flipped = ({ payId, getId }: SwapForm, cameOut: string | undefined): SwapForm => ({
  payId: getId,
  getId: payId,
  amount: cameOut === undefined ? NO_AMOUNT : { _tag: 'Asset', text: cameOut },
})

/** Chooses a token for a side; choosing the other side's token flips the sides. */
export const choosing = (form: SwapForm, side: 'Pay' | 'Get', id: string): SwapForm => {
  if (id === idOn(form, side)) return form
  if (id === idOn(form, side === 'Pay' ? 'Get' : 'Pay')) return flipped(form, undefined)
  return side === 'Pay' ? { ...form, payId: id } : { ...form, getId: id }
}
