import type { EmbeddedWallet } from '../../application/ports/embeddedWallet/EmbeddedWallet.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import { describeFailure } from './describeFailure.js'
import { type EmbeddedProvider, makeEmbeddedProvider } from './makeEmbeddedProvider.js'

/** The provider of any embedded wallet, a host's own among them. */
export const openEmbeddedProvider = (wallet: EmbeddedWallet, home: CaipNetworkId): EmbeddedProvider =>
  makeEmbeddedProvider({ wallet, startsOn: () => home, describe: describeFailure })
