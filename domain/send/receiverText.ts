import * as E from 'fp-ts/Either'
import { parseEvmAddress } from '../account/addresses/evm.js'
import { isSolanaKey } from '../account/addresses/solana.js'
import type { NameError } from '../names/nameError.js'
import type { ChainNamespace } from '../network/network.js'
import { nameIn, type NameLookup } from './receiverName.js'

/** Whose address a text looks like that is none of the chain that is sent on. */
type AddressFormat = 'eip155' | 'solana' | 'bip122' | 'cosmos' | 'Icap'

/** Why a text is not the address of a receiver. */
export type ReceiverProblem =
  | { readonly _tag: 'ReceiverNeeded' }
  | { readonly _tag: 'NoAddress' }
  /** A letter or a digit is wrong (EIP-55). */
  | { readonly _tag: 'WrongChecksum' }
  | { readonly _tag: 'OtherChain'; readonly of: AddressFormat }
  | { readonly _tag: 'OwnAddress' }
  /** The contract of what is sent. */
  | { readonly _tag: 'TokenAddress' }
  /** It is being asked where a name leads. */
  | { readonly _tag: 'NameAsked' }
  | { readonly _tag: 'NameFailed'; readonly error: NameError }

/** Whom something is sent to. `address`: plain, EVM addresses with their checksum; `name`: which led to it. */
export interface NamedReceiver {
  readonly address: string
  readonly name?: string
}

/** By their looks: it is only about which words the visitor is told. */
const FORMATS: readonly (readonly [AddressFormat, RegExp])[] = [
  ['eip155', /^0x[0-9a-f]{40}$/i],
  // EIP-55's predecessor, of which no wallet is sure any more.
  ['Icap', /^XE\d{2}[0-9a-z]{30,31}$/i],
  // Codes have it in large letters (BIP 173).
  ['bip122', /^(?:(?:bc|tb|bcrt)1[0-9a-z]{11,71}|(?:BC|TB|BCRT)1[0-9A-Z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,33})$/],
  ['cosmos', /^[a-z]{1,20}1[02-9ac-hj-np-z]{38,58}$/],
  ['solana', /^[1-9A-HJ-NP-Za-km-z]{32,44}$/],
]

const foreign = (text: string, namespace: ChainNamespace): ReceiverProblem => {
  const found = FORMATS.find(([, form]) => form.test(text))?.[0]
  return found === undefined || found === namespace ? { _tag: 'NoAddress' } : { _tag: 'OtherChain', of: found }
}

/** Reads a plain address of the chain, with its checksum; EVM addresses come out with it (EIP-55). */
export const parseReceiver = (text: string, namespace: ChainNamespace): E.Either<ReceiverProblem, string> => {
  if (namespace === 'solana') return isSolanaKey(text) ? E.right(text) : E.left(foreign(text, namespace))
  const parsed = parseEvmAddress(text)
  if (E.isRight(parsed)) return parsed
  return E.left(parsed.left === 'WrongChecksum' ? { _tag: 'WrongChecksum' } : foreign(text, namespace))
}

/** Whether two texts spell one address: of EVM, in any case. */
export const isSameAddress = (namespace: ChainNamespace, one: string, other: string | undefined): boolean =>
  namespace === 'eip155' ? one.toLowerCase() === other?.toLowerCase() : one === other

export interface ReceiverContext {
  readonly namespace: ChainNamespace
  /** Plain address of the sender. */
  readonly from: string
  /** Of the token that is sent. */
  readonly contract: string | undefined
  /** What is known of the name that was looked up last. */
  readonly lookup: NameLookup | undefined
}

/** Where a name leads, once that is known. */
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
 * Reads what stands in the field of the receiver, as strictly as money needs it (W-47): a name, or an address of the
 * chain, with its checksum (EIP-55); neither leads to the sender or to the token.
 */
export const readReceiver = (
  given: string,
  { namespace, from, contract, lookup }: ReceiverContext,
): E.Either<ReceiverProblem, NamedReceiver> => {
  const name = nameIn(given, namespace)
  const read = name === undefined ? readText(given.trim(), namespace) : readName(name, lookup)
  if (E.isLeft(read)) return read
  if (isSameAddress(namespace, read.right.address, from)) return E.left({ _tag: 'OwnAddress' })
  if (isSameAddress(namespace, read.right.address, contract)) return E.left({ _tag: 'TokenAddress' })
  return read
}
