/** Together, because both are wanted at the same moment: apart they would be 0.5 kB more. */
export { pairingFeature } from '../../application/pairing/feature.js'
export { openWalletConnect } from '../connectors/walletConnect/openWalletConnect.js'
