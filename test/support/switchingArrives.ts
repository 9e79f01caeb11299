import { loadSwitching as ofLogins } from '../../infrastructure/connectors/embedded/loginConnector.js'
import { loadSwitching as ofProviders } from '../../infrastructure/connectors/injected/connector.js'
import { loadSwitching as ofSessions } from '../../infrastructure/connectors/walletConnect/evmConnector.js'

/** The switching code loads with the first switch, which virtual time does not wait for. */
export const switchingArrives = async (): Promise<void> => {
  await Promise.all([ofLogins(), ofProviders(), ofSessions()])
}
