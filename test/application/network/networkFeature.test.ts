import { assert } from 'chai'
import { setUpSwitching } from './setUpSwitching.js'

describe('what a host lets a visitor do about networks', () => {
  it('is to switch, and not to stay on one it did not configure, unless the host says otherwise [S4-18]', () => {
    assert.deepInclude(setUpSwitching().core.network.value, { switching: 'Allowed', unsupported: 'Refused' })
    const other = setUpSwitching({ enableNetworkSwitch: false, allowUnsupportedChain: true })
    assert.deepInclude(other.core.network.value, { switching: 'Off', unsupported: 'Allowed' })
  })
})
