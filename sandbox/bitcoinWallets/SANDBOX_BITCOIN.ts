import { bitcoinNetwork } from '../../domain/network/bitcoinNetwork.js'

/** Bitcoin as a developer's machine has it (regtest). No chain runs behind it: nothing of Portico reads one. */
export const SANDBOX_BITCOIN = bitcoinNetwork({
  reference: '0f9188f13cb7b2c71f2a335e3a4fc328',
  name: 'Sandbox Bitcoin',
})
