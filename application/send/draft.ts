import { COIN_ID } from '../../domain/asset/asset.js'
import type { SendForm } from '../../domain/send/sendOrder.js'

/** The contents of a form. `fixed`: fields that the host filled in and the visitor cannot change. */
export interface Draft {
  readonly form: SendForm
  readonly fixed: readonly (keyof SendForm)[]
}

export const EMPTY_FORM: SendForm = { assetId: COIN_ID, amount: { _tag: 'Asset', text: '' }, receiver: '' }

/** A form that a host has filled in; the other fields are empty. */
export const draftOf = (filled: Partial<SendForm> = {}): Draft => ({
  form: { ...EMPTY_FORM, ...filled },
  // Cast is safe: the keys of a partial form are keys of the form.
  fixed: Object.keys(filled) as (keyof SendForm)[],
})

/** Changes a form except for the fields that the host filled in. */
export const changeForm = ({ form, fixed }: Draft, part: Partial<SendForm>): Draft => ({
  form: { ...form, ...part, ...Object.fromEntries(fixed.map((name) => [name, form[name]])) },
  fixed,
})
