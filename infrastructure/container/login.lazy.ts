/** Together, because all are wanted at the same moment. */
export { makeLoginFeature } from '../../application/login/feature.js'
export { openLoginWallet } from './openLoginWallet.js'
