import { type Address, getAddressDecoder } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import type { WireMessage } from './wire.js'

const TABLE_HEADER_BYTES = 56
const ADDRESS_BYTES = 32

export interface MessageAccounts {
  readonly all: readonly Address[]
  readonly loaded: { readonly writable: readonly Address[]; readonly readonly: readonly Address[] }
  readonly isWritable: (place: number) => boolean
}

/** All accounts of a message in order: static ones, then those from lookup tables. */
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

const LAMPORTS_PER_SIGNATURE = 5000n
const MICROLAMPORTS = 1_000_000n
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
const BUILT_IN = new Set<string>([
  COMPUTE_BUDGET,
  '11111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'BPFLoader1111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
  'LoaderV411111111111111111111111111111111111',
])
const BUILT_IN_UNITS = 3000n
const OTHER_UNITS = 200_000n
const MOST_UNITS = 1_400_000n

const SET_LIMIT = 2
const SET_PRICE = 3

export interface Fee {
  readonly lamports: bigint
  /** The transaction's priority fee, in micro-lamports per compute unit. */
  readonly unitPrice: bigint
}

/** Fee of a message: signatures plus priority fee. A test compares it with the VM's charge. */
export const feeOf = ({ header, staticAccounts, instructions }: WireMessage): Fee => {
  let unitPrice = 0n
  let limit: bigint | undefined
  let units = 0n
  for (const { programAddressIndex, data } of instructions) {
    const program = staticAccounts[programAddressIndex] ?? ''
    units += BUILT_IN.has(program) ? BUILT_IN_UNITS : OTHER_UNITS
    if (program !== COMPUTE_BUDGET || data === undefined) continue
    const order = Buffer.from(data)
    if (order[0] === SET_LIMIT && order.length >= 5) limit = BigInt(order.readUInt32LE(1))
    if (order[0] === SET_PRICE && order.length >= 9) unitPrice = order.readBigUInt64LE(1)
  }
  const asked = limit ?? units
  const paidUnits = asked > MOST_UNITS ? MOST_UNITS : asked
  const bid = (unitPrice * paidUnits + MICROLAMPORTS - 1n) / MICROLAMPORTS
  return { lamports: LAMPORTS_PER_SIGNATURE * BigInt(header.numSignerAccounts) + bid, unitPrice }
}
