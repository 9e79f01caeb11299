import { type Address, getAddressDecoder } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import type { WireMessage } from './WireTransaction.js'

const TABLE_HEADER_BYTES = 56
const ADDRESS_BYTES = 32

export interface MessageAccounts {
  readonly all: readonly Address[]
  readonly loaded: { readonly writable: readonly Address[]; readonly readonly: readonly Address[] }
  readonly isWritable: (place: number) => boolean
}

/** All accounts of a message in their order: those it names, then those it finds in lookup tables. */
export const accountsOf = (svm: LiteSVM, message: WireMessage): MessageAccounts => {
  const { staticAccounts, header } = message
  const lookups = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  const find = (table: Address, places: readonly number[]): readonly Address[] => {
    const held = svm.getAccount(table)
    if (!held.exists) return []
    return places.flatMap((place) => {
      const from = TABLE_HEADER_BYTES + place * ADDRESS_BYTES
      return from + ADDRESS_BYTES > held.data.length ? [] : [getAddressDecoder().decode(held.data, from)]
    })
  }
  const writable = lookups.flatMap(({ lookupTableAddress, writableIndexes }) =>
    find(lookupTableAddress, writableIndexes),
  )
  const readonly = lookups.flatMap(({ lookupTableAddress, readonlyIndexes }) =>
    find(lookupTableAddress, readonlyIndexes),
  )
  const named = staticAccounts.length
  const isWritable = (place: number): boolean => {
    if (place < header.numSignerAccounts) return place < header.numSignerAccounts - header.numReadonlySignerAccounts
    return place < named ? place < named - header.numReadonlyNonSignerAccounts : place < named + writable.length
  }
  return { all: [...staticAccounts, ...writable, ...readonly], loaded: { writable, readonly }, isWritable }
}
