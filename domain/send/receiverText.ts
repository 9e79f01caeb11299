import * as E from 'fp-ts/Either'
import { parseEvmAddress } from '../account/addresses/evm.js'
import { isSolanaKey } from '../account/addresses/solana.js'
import type { NameError } from '../names/nameError.js'
import type { ChainNamespace } from '../network/network.js'
import { nameIn, type NameLookup } from './receiverName.js'

/** The format of an address for a chain other than the one to send on. */
type AddressFormat = 'eip155' | 'solana' | 'bip122' | 'cosmos' | 'Icap'

/** Why a text is not a valid receiver. */
export type ReceiverProblem =
  | { readonly _tag: 'ReceiverNeeded' }
  | { readonly _tag: 'NoAddress' }
  /** The checksum reveals a wrong letter or digit (EIP-55). */
  | { readonly _tag: 'WrongChecksum' }
  | { readonly _tag: 'OtherChain'; readonly of: AddressFormat }
  | { readonly _tag: 'OwnAddress' }
  /** The contract of the token to send. */
  | { readonly _tag: 'TokenAddress' }
  /** The name is being resolved. */
  | { readonly _tag: 'NameAsked' }
  | { readonly _tag: 'NameFailed'; readonly error: NameError }

/** A receiver. `address`: plain, EVM addresses in checksum spelling; `name`: the name that resolved to it. */
export interface NamedReceiver {
  readonly address: string
  readonly name?: string
}

/** Matched by form only: they just decide which message the visitor sees. */
const FORMATS: readonly (readonly [AddressFormat, RegExp])[] = [
  ['eip155', /^0x[0-9a-f]{40}$/i],
  // Predecessor of EIP-55, no longer reliably supported by wallets.
  ['Icap', /^XE\d{2}[0-9a-z]{30,31}$/i],
  // QR codes contain it in upper case (BIP 173).
  ['bip122', /^(?:(?:bc|tb|bcrt)1[0-9a-z]{11,71}|(?:BC|TB|BCRT)1[0-9A-Z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,33})$/],
  ['cosmos', /^[a-z]{1,20}1[02-9ac-hj-np-z]{38,58}$/],
  ['solana', /^[1-9A-HJ-NP-Za-km-z]{32,44}$/],
]

const foreign = (text: string, namespace: ChainNamespace): ReceiverProblem => {
  const found = FORMATS.find(([, form]) => form.test(text))?.[0]
  return found === undefined || found === namespace ? { _tag: 'NoAddress' } : { _tag: 'OtherChain', of: found }
}

/**
 * Parses a plain address of the chain and verifies its checksum; returns EVM addresses in checksum spelling (EIP-55).
 */
export const parseReceiver = (text: string, namespace: ChainNamespace): E.Either<ReceiverProblem, string> => {
  if (namespace === 'solana') return isSolanaKey(text) ? E.right(text) : E.left(foreign(text, namespace))
  const parsed = parseEvmAddress(text)
  if (E.isRight(parsed)) return parsed
  return E.left(parsed.left === 'WrongChecksum' ? { _tag: 'WrongChecksum' } : foreign(text, namespace))
}

/** Whether two texts spell the same address; EVM ignores case. */
export const isSameAddress = (namespace: ChainNamespace, one: string, other: string | undefined): boolean =>
  namespace === 'eip155' ? one.toLowerCase() === other?.toLowerCase() : one === other

export interface ReceiverContext {
  readonly namespace: ChainNamespace
  /** Plain address of the sender. */
  readonly from: string
  /** Contract of the token to send. */
  readonly contract: string | undefined
  /** State of the last name lookup. */
  readonly lookup: NameLookup | undefined
}

/** The address of a name, once it is resolved. */
const readName = (name: string, lookup: NameLookup | undefined): E.Either<ReceiverProblem, NamedReceiver> => {
  if (lookup?.name !== name || lookup._tag === 'Asking') return E.left({ _tag: 'NameAsked' })
  return lookup._tag === 'Found'
    ? E.right({ address: lookup.address, name })
    : E.left({ _tag: 'NameFailed', error: lookup.error })
}

const readText = (text: string, namespace: ChainNamespace): E.Either<ReceiverProblem, NamedReceiver> => {
  if (text === '') return E.left({ _tag: 'ReceiverNeeded' })
  return E.map((address: string) => ({ address }))(parseReceiver(text, namespace))
}

/**
 * Parses the receiver field as strictly as payments need it (W-47): a name, or an address of the chain with its
 * checksum (EIP-55). Refuses the sender and the token's contract.
 */
export const readReceiver = (
  typed: string,
  { namespace, from, contract, lookup }: ReceiverContext,
): E.Either<ReceiverProblem, NamedReceiver> => {
  const name = nameIn(typed, namespace)
  const read = name === undefined ? readText(typed.trim(), namespace) : readName(name, lookup)
  if (E.isLeft(read)) return read
  if (isSameAddress(namespace, read.right.address, from)) return E.left({ _tag: 'OwnAddress' })
  if (isSameAddress(namespace, read.right.address, contract)) return E.left({ _tag: 'TokenAddress' })
  return read
}
