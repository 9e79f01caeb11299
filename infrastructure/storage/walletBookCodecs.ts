import * as t from 'io-ts'
import type { BookedWallet } from '../../application/ports/WalletBook.js'
import { isChainNamespace } from '../../domain/network/isChainNamespace.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import { goodEntries } from '../http/codecs/goodEntries.js'
import { guarded } from '../http/codecs/guarded.js'
import { plainText } from '../http/codecs/plainText.js'
import { connectorId } from './connectionCodecs.js'

const LONGEST_LABEL = 40

const namespace = guarded(
  'namespace',
  (value): value is ChainNamespace => typeof value === 'string' && isChainNamespace(value),
)
const StoredWallet = t.exact(
  t.intersection([t.type({ namespace, connectorId }), t.partial({ label: plainText(LONGEST_LABEL) })]),
)

/** JSON has no `undefined`, so a key that is there has a value. */
const isDefined = (wallet: t.TypeOf<typeof StoredWallet>): wallet is BookedWallet =>
  Object.values<unknown>(wallet).every((value) => value !== undefined)

export const WalletBookRecord = t.strict({
  version: t.literal(1),
  wallets: goodEntries(t.refinement(StoredWallet, isDefined)),
})
