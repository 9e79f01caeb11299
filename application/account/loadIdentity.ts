import * as TE from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { Identity, IdentityApi } from '../ports/blockchainApi/IdentityApi.js'
import type { ActiveAccount } from './ActiveAccount.js'

/** Name and picture of an account: EVM only, and never on a test network (wire reference 2.B.2). */
export type LoadIdentity = (account: ActiveAccount) => TE.TaskEither<RemoteError, Identity>

const NOBODY: Identity = { name: undefined, avatar: undefined }

export const makeLoadIdentity =
  (deps: { readonly identityApi: IdentityApi }): LoadIdentity =>
  ({ network, address, caipNetworkId }) =>
    network === undefined || network.chainNamespace !== 'eip155' || network.testnet === true
      ? TE.right(NOBODY)
      : deps.identityApi.identity({ address, sender: address, chainId: caipNetworkId })
