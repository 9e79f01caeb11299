import * as E from 'fp-ts/Either'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { LoginConnectorSpec } from './loginConnector.js'
import { askEmbeddedSolana } from './solanaRequests.js'

const makeDriver: LoginConnectorSpec['makeDriver'] = ({ wallet: { account, rpc }, asRequest, asSwitch }) => ({
  request: (request, { address, caipNetworkId }, over) =>
    askEmbeddedSolana({ request, address, ask: (each) => asRequest(rpc.request(caipNetworkId, each, over)) })(),
  // The frame asks no visitor about a move.
  switchTo: async ({ caipNetworkId }) => {
    if (!caipNetworkId.startsWith('solana:')) return E.left({ _tag: 'SwitchNotSupported' })
    const reported = await asSwitch(caipNetworkId)(account.switchTo(caipNetworkId))()
    return E.isLeft(reported) || reported.right === caipNetworkId
      ? reported
      : E.left({ _tag: 'SwitchNotHonoured', reported: reported.right })
  },
})

/** The Solana side of the wallet behind an e-mail or social login (S6-04). */
export const solanaLogin = (defaultNetwork: () => CaipNetworkId): LoginConnectorSpec => ({
  namespace: 'solana',
  defaultNetwork,
  makeDriver,
})
