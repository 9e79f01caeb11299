import type { TaskEither } from 'fp-ts/TaskEither'
import type { RequestError } from '../../domain/connect/RequestError.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { WalletRequest } from '../ports/WalletConnector.js'

/**
 * Sends a request to the wallet that is connected on a namespace now; later switches do not re-route it (U-41). A wallet is
 * shown one prompt of a kind at a time; five more wait, and a further one is refused (S-30).
 */
export type RequestWallet = (namespace: ChainNamespace, request: WalletRequest) => TaskEither<RequestError, unknown>
