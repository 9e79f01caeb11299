import { assert } from 'chai'
import { networkName, wellKnownNetworkName } from '../../../domain/network/networkNames.js'
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

describe('the name of a network', () => {
  const OWN = { ...presets.base, name: 'Home' }

  it('is what the host calls it, among however many', () => {
    assert.equal(networkName([presets.mainnet, OWN], OWN.caipNetworkId), 'Home')
  })

  it('is what most call it where the host has it not', () => {
    assert.equal(networkName([OWN], 'eip155:10'), 'OP Mainnet')
    assert.equal(networkName([], 'eip155:1'), 'Ethereum')
  })

  it('is its CAIP-2 id where nobody has a name for it', () => {
    assert.equal(networkName([OWN], 'eip155:31337'), 'eip155:31337')
  })
})
