import { readField } from '../shared/readField.js'

/** A list that a page script made, copied before it is checked: one with getters may answer differently the second time. */
export const readList = (list: unknown, mostEntries: number): readonly unknown[] | undefined => {
  const length = readField(list, 'length')
  const usable = typeof length === 'number' && Number.isInteger(length) && length >= 0 && length <= mostEntries
  return usable ? Array.from({ length }, (_, index) => readField(list, String(index))) : undefined
}
