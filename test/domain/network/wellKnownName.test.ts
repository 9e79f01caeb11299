import { assert } from 'chai'
import { wellKnownName } from '../../../domain/network/wellKnownName.js'
import * as presets from '../../../networks.js'

describe('the name of a network that the host did not configure', () => {
  it('is the one its preset has, on EVM and Bitcoin', () => {
    const named = Object.values(presets).filter(({ chainNamespace }) => chainNamespace !== 'solana')
    assert.isAbove(named.length, 17)
    for (const { caipNetworkId, name } of named) assert.equal(wellKnownName(caipNetworkId), name)
  })

  it('is unknown for all others', () => {
    assert.isUndefined(wellKnownName('eip155:31337'))
    assert.isUndefined(wellKnownName('solana:1'))
  })
})
