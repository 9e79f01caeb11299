import * as E from 'fp-ts/Either'
import type { ChainNamespace } from '../network/network.js'
import { toDescription } from '../requests/description.js'
import { isSameAddress, parseReceiver } from './receiverText.js'
import { canSend } from './transfer.js'

/** Somebody whom the visitor chose to keep on this device, under a name of their own. */
export interface SavedReceiver {
  readonly namespace: ChainNamespace
  /** Plain; EVM addresses with their checksum. */
  readonly address: string
  /** What the visitor calls it: a line of 1 to 40 characters, none of them invisible or turning the text. */
  readonly name: string
}

/** Why a receiver is not saved: what is given is none, there are 100 already, or the browser keeps nothing. */
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

/** The name of a receiver as it is kept; `undefined` for a text that is none. */
export const readReceiverName = (text: string): string | undefined => {
  const name = toDescription(text)
  return name === '' || name.length > LONGEST_RECEIVER_NAME ? undefined : name
}

/** Reads who is to be saved: the address as strictly as that of any receiver, the name as a line of plain text. */
export const readSavedReceiver = ({
  namespace,
  ...given
}: SavedReceiver): E.Either<ReceiverNotSaved, SavedReceiver> => {
  const [address, name] = [readAddress(namespace, given.address), readReceiverName(given.name)]
  if (E.isLeft(address)) return address
  return name === undefined ? notSaved('Name') : E.right({ namespace, address: address.right, name })
}

type Key = Pick<SavedReceiver, 'namespace' | 'address'>

const isSame =
  ({ namespace, address }: Key) =>
  (each: Key): boolean =>
    each.namespace === namespace && isSameAddress(namespace, each.address, address)

/** The one with this address, however it is spelt. */
export const findReceiver = (saved: readonly SavedReceiver[], key: Key): SavedReceiver | undefined =>
  saved.find(isSame(key))

/** Without the one with this address. */
export const withoutReceiver = (saved: readonly SavedReceiver[], key: Key): readonly SavedReceiver[] =>
  saved.filter((each) => !isSame(key)(each))

/** With this one first; of one address, the new name takes the place of the old one. 100 at most. */
export const withReceiver = (
  saved: readonly SavedReceiver[],
  receiver: SavedReceiver,
): E.Either<ReceiverNotSaved, readonly SavedReceiver[]> => {
  const others = withoutReceiver(saved, receiver)
  return others.length < MOST_RECEIVERS ? E.right([receiver, ...others]) : notSaved('TooMany')
}
