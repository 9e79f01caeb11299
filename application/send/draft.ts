import { COIN_ID } from '../../domain/asset/asset.js'
import type { AmountEntry } from '../../domain/send/sendAmount.js'
import type { SendForm } from '../../domain/send/sendOrder.js'
import { fieldsOf, toText } from '../kernel/fieldsOf.js'

/** What is filled in. `fixed`: by the host, so that the visitor does not change it. */
export interface Draft {
  readonly form: SendForm
  readonly fixed: readonly (keyof SendForm)[]
}

export const EMPTY_FORM: SendForm = { assetId: COIN_ID, amount: { _tag: 'Asset', text: '' }, receiver: '' }

/** A form as a host has filled it in; the rest is empty. */
export const draftOf = (filled: Partial<SendForm> = {}): Draft => ({
  form: { ...EMPTY_FORM, ...filled },
  // The keys of a part of a form are some of its keys.
  fixed: Object.keys(filled) as (keyof SendForm)[],
})

/** What the host filled in stays. */
export const changeForm = ({ form, fixed }: Draft, part: Partial<SendForm>): Draft => ({
  form: { ...form, ...part, ...Object.fromEntries(fixed.map((name) => [name, form[name]])) },
  fixed,
})

/** The same for an amount. */
export const toAmountEntry = (given: AmountEntry): AmountEntry => {
  const { _tag, text } = fieldsOf(given) ?? {}
  return _tag === 'All' ? { _tag } : { _tag: _tag === 'Fiat' ? _tag : 'Asset', text: toText(text) }
}
