import type { EmbeddedWallet } from '../../application/ports/embeddedWallet/EmbeddedWallet.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import { type EmbeddedProvider, makeEmbeddedProvider } from './makeEmbeddedProvider.js'

/** Its code comes with the first failure, which waits for no words that cannot be had. */
const describe = (error: LoginError): Promise<string> =>
  import('../../domain/errors/describeError.js').then(
    ({ describeError }) => describeError(error).message,
    () => error._tag,
  )

/** The provider of any embedded wallet, a host's own among them. */
export const openEmbeddedProvider = (wallet: EmbeddedWallet, home: CaipNetworkId): EmbeddedProvider =>
  makeEmbeddedProvider({ wallet, startsOn: () => home, describe })
