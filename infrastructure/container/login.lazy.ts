/** Together, because all are wanted at the same moment. */
export { makeLoginFeature } from '../../application/login/feature.js'
export { openEmbedded, openOwnWallet } from './openEmbedded.js'
