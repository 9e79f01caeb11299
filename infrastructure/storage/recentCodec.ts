import * as t from 'io-ts'
import type { RecentWallet } from '../../domain/wallets/RecentWallet.js'
import { goodEntries } from '../http/codecs/goodEntries.js'
import { connectorId } from './connectionCodecs.js'
import { listingCodec } from './listingCodec.js'

const StoredRecent = t.exact(t.intersection([t.type({ id: connectorId }), t.partial({ listing: listingCodec })]))

/** JSON has no `undefined`, so a key that is there has a value. */
const isDefined = (wallet: t.TypeOf<typeof StoredRecent>): wallet is RecentWallet =>
  Object.values<unknown>(wallet).every((value) => value !== undefined)

export const RecentRecord = t.strict({
  version: t.literal(1),
  wallets: goodEntries(t.refinement(StoredRecent, isDefined)),
})
