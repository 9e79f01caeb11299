import { assert } from 'chai'
import { setUpSwitching } from './setUpSwitching.js'

describe('the network rules for visitors', () => {
  it('allow switching, and forbid an unconfigured network, by default [S4-18]', () => {
    assert.deepInclude(setUpSwitching().core.network.value, { switching: 'Allowed', unsupported: 'Refused' })
    const other = setUpSwitching({ enableNetworkSwitch: false, allowUnsupportedChain: true })
    assert.deepInclude(other.core.network.value, { switching: 'Off', unsupported: 'Allowed' })
  })
})
