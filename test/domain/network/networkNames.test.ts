import { assert } from 'chai'
import { wellKnownNetworkName } from '../../../domain/network/networkNames.js'
import * as presets from '../../../networks.js'

describe('the name of a network that the host did not configure', () => {
  it('is the one its preset has, on EVM', () => {
    const evm = Object.values(presets).filter(({ chainNamespace }) => chainNamespace === 'eip155')
    for (const { caipNetworkId, name } of evm) assert.equal(wellKnownNetworkName(caipNetworkId), name)
  })

  it('is unknown for all others', () => {
    assert.isUndefined(wellKnownNetworkName('eip155:31337'))
    assert.isUndefined(wellKnownNetworkName('solana:1'))
  })
})
