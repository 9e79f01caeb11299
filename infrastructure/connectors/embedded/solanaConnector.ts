import * as E from 'fp-ts/Either'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { type LoginConnectorDeps, makeLoginConnector, withFailure } from './loginConnector.js'
import { askEmbeddedSolana } from './solanaRequests.js'

/** The Solana side of the wallet behind an e-mail or social login (S6-04). The frame asks no visitor about a move. */
export const makeEmbeddedSolanaConnector = (deps: LoginConnectorDeps): WalletConnector =>
  makeLoginConnector('solana', deps, ({ failures }) => {
    const { account, rpc } = deps.wallet
    return {
      request: (request, { address, caipNetworkId }) =>
        askEmbeddedSolana({
          request,
          address,
          ask: (each) => withFailure(failures.toRequest)(rpc.request(caipNetworkId, each)),
        })(),
      switchTo: async ({ caipNetworkId }) => {
        if (!caipNetworkId.startsWith('solana:')) return E.left({ _tag: 'SwitchNotSupported' })
        const reported = await withFailure(failures.toSwitch(caipNetworkId))(account.switchTo(caipNetworkId))()
        return E.isLeft(reported) || reported.right === caipNetworkId
          ? reported
          : E.left({ _tag: 'SwitchNotHonoured', reported: reported.right })
      },
    }
  })
