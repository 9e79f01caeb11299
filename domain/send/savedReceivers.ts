import * as E from 'fp-ts/Either'
import type { ChainNamespace } from '../network/network.js'
import { toDescription } from '../requests/description.js'
import { isSameAddress, parseReceiver } from './receiverText.js'
import { canSend } from './transfer.js'

/** A receiver that the visitor chose to keep on this device, under a name of their own. */
export interface SavedReceiver {
  readonly namespace: ChainNamespace
  /** Plain; EVM addresses in checksum spelling. */
  readonly address: string
  /** The visitor's name for it: one line of 1 to 40 characters, none of them invisible or bidirectional. */
  readonly name: string
}

/**
 * Why a receiver is not saved: the address or name is invalid, 100 are saved already, or the browser stores nothing.
 */
export interface ReceiverNotSaved {
  readonly _tag: 'ReceiverNotSaved'
  readonly because: 'Address' | 'Name' | 'TooMany' | 'Storage'
}

/** In UTF-16 units. */
export const LONGEST_RECEIVER_NAME = 40
export const MOST_RECEIVERS = 100

export const notSaved = (because: ReceiverNotSaved['because']): E.Either<ReceiverNotSaved, never> =>
  E.left({ _tag: 'ReceiverNotSaved', because })

const readAddress = (namespace: ChainNamespace, text: string): E.Either<ReceiverNotSaved, string> => {
  if (!canSend(namespace)) return notSaved('Address')
  const address = parseReceiver(text, namespace)
  return E.isRight(address) ? address : notSaved('Address')
}

/** A receiver's name as it is stored; `undefined` for an invalid one. */
export const readReceiverName = (text: string): string | undefined => {
  const name = toDescription(text)
  return name === '' || name.length > LONGEST_RECEIVER_NAME ? undefined : name
}

/** Parses a receiver to save: the address as strictly as for any receiver, the name as a line of plain text. */
export const readSavedReceiver = ({ namespace, ...rest }: SavedReceiver): E.Either<ReceiverNotSaved, SavedReceiver> => {
  const [address, name] = [readAddress(namespace, rest.address), readReceiverName(rest.name)]
  if (E.isLeft(address)) return address
  return name === undefined ? notSaved('Name') : E.right({ namespace, address: address.right, name })
}

type Key = Pick<SavedReceiver, 'namespace' | 'address'>

const isSame =
  ({ namespace, address }: Key) =>
  (each: Key): boolean =>
    each.namespace === namespace && isSameAddress(namespace, each.address, address)

/** The saved receiver with this address, in any spelling. */
export const findReceiver = (saved: readonly SavedReceiver[], key: Key): SavedReceiver | undefined =>
  saved.find(isSame(key))

/** The list without this address. */
export const withoutReceiver = (saved: readonly SavedReceiver[], key: Key): readonly SavedReceiver[] =>
  saved.filter((each) => !isSame(key)(each))

/** The list with this receiver first; a new name replaces the old one of the same address. 100 at most. */
export const withReceiver = (
  saved: readonly SavedReceiver[],
  receiver: SavedReceiver,
): E.Either<ReceiverNotSaved, readonly SavedReceiver[]> => {
  const others = withoutReceiver(saved, receiver)
  return others.length < MOST_RECEIVERS ? E.right([receiver, ...others]) : notSaved('TooMany')
}
