import { assert } from 'chai'
import { type ActiveNetwork, canSwitchNetwork } from '../../../domain/network/activeNetwork.js'
import { base, mainnet } from '../../../networks.js'

const HERE: ActiveNetwork = { _tag: 'Configured', network: mainnet }
const ELSEWHERE: ActiveNetwork = { _tag: 'Unsupported', caipNetworkId: 'eip155:999' }

describe('a choice of networks', () => {
  it('exists if there is another network than the active one', () => {
    assert.isTrue(canSwitchNetwork({ switching: 'Allowed', active: HERE, networks: [mainnet, base] }))
    assert.isTrue(canSwitchNetwork({ switching: 'Allowed', active: ELSEWHERE, networks: [mainnet] }))
    assert.isFalse(canSwitchNetwork({ switching: 'Allowed', active: HERE, networks: [mainnet] }))
  })

  it('never exists if the host disabled it', () => {
    assert.isFalse(canSwitchNetwork({ switching: 'Off', active: ELSEWHERE, networks: [mainnet, base] }))
  })
})
