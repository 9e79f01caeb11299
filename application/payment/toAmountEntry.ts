import type { AmountEntry } from '../../domain/send/sendAmount.js'
import { fieldsOf, toText } from '../kernel/fieldsOf.js'

/** Reads the amount that a host gives for a payment's form. A host without a compiler may give anything. */
export const toAmountEntry = (given: AmountEntry): AmountEntry => {
  const { _tag, text } = fieldsOf(given) ?? {}
  return _tag === 'All' ? { _tag } : { _tag: _tag === 'Fiat' ? _tag : 'Asset', text: toText(text) }
}
