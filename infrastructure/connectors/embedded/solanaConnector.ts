import type { CaipNetworkId } from '../../../domain/network/network.js'
import { lazySwitch } from '../shared/lazySwitch.js'
import type { LoginConnectorSpec } from './loginConnector.js'
import { askEmbeddedSolana } from './solanaRequests.js'

const makeDriver: LoginConnectorSpec['makeDriver'] = (login) => ({
  request: (request, { address, caipNetworkId }, over) =>
    askEmbeddedSolana({
      request,
      address,
      ask: (each) => login.asRequest(login.wallet.rpc.request(caipNetworkId, each, over)),
    })(),
  switchTo: (network) => lazySwitch(login.loadSwitching, ({ switchSolanaLogin }) => switchSolanaLogin(login, network)),
})

/** Solana connector of the embedded wallet (S6-04). */
export const solanaLogin = (defaultNetwork: () => CaipNetworkId): LoginConnectorSpec => ({
  namespace: 'solana',
  defaultNetwork,
  makeDriver,
})
