import * as E from 'fp-ts/Either'
import { type AccountError, parseCaipAddress } from '../../domain/account/caip10.js'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import { parseConnectionRelation } from '../../domain/connect/relation.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import type { Settle } from '../kernel/feature.js'
import type { HostMultiWallet, MultiWallet } from './multiWallet.js'

/** Takes a plain address unchanged; from a CAIP-10 id, which must be of the namespace, extracts the address. */
const plainAddress = (namespace: ChainNamespace, text: string): E.Either<AccountError, string> => {
  if (!text.includes(':')) return E.right(text)
  const parsed = parseCaipAddress(text)
  if (E.isLeft(parsed)) return parsed
  return parsed.right.namespace === namespace
    ? E.right(parsed.right.address)
    : E.left({ _tag: 'InvalidCaipAddress', text })
}

/**
 * The wallets for a host: with the feature off, each command raises an alert and does nothing (S8-45). The host's
 * arguments are checked before anything changes.
 */
export const makeHostMultiWallet = (
  { state, switchTo, disconnect, disconnectAll, undo, label, forget }: MultiWallet,
  { isOn, alertOff, settle }: { readonly isOn: () => boolean; readonly alertOff: () => void; readonly settle: Settle },
): HostMultiWallet => {
  const guarded =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      if (isOn()) act(...args)
      else alertOff()
    }
  const move = guarded(switchTo)
  return {
    state,
    switchTo: ({ namespace, connectorId, relation }, address) =>
      settle(async (): Promise<E.Either<AccountError | ConnectError, void>> => {
        const parsed = relation === undefined ? E.right(relation) : parseConnectionRelation(relation)
        if (E.isLeft(parsed)) return parsed
        const plain = address === undefined ? E.right(address) : plainAddress(namespace, address)
        if (E.isLeft(plain)) return plain
        return E.right(move({ namespace, connectorId }, plain.right))
      }),
    disconnect: guarded(disconnect),
    disconnectAll: guarded(disconnectAll),
    undo: guarded(undo),
    label: guarded(label),
    forget: guarded(forget),
  }
}
