import type { AmountEntry } from '../../domain/payment/amount.js'
import { fieldsOf, toText } from '../kernel/fieldsOf.js'

/** Reads the amount that a host gives for a payment's form: empty for anything but an amount. */
export const toAmountEntry = (given: AmountEntry): AmountEntry => {
  const { _tag, text } = fieldsOf(given) ?? {}
  if (_tag === 'All') return { _tag }
  return _tag === 'Asset' || _tag === 'Fiat' ? { _tag, text: toText(text) } : { _tag: 'Asset', text: '' }
}
