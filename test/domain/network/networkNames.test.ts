import { assert } from 'chai'
import { networkName, wellKnownNetworkName } from '../../../domain/network/networkNames.js'
import * as presets from '../../../networks.js'

describe('the name of an unconfigured network', () => {
  it('is that of its preset, on EVM', () => {
    const evm = Object.values(presets).filter(({ chainNamespace }) => chainNamespace === 'eip155')
    for (const { caipNetworkId, name } of evm) assert.equal(wellKnownNetworkName(caipNetworkId), name)
  })

  it('is unknown otherwise', () => {
    assert.isUndefined(wellKnownNetworkName('eip155:31337'))
    assert.isUndefined(wellKnownNetworkName('solana:1'))
  })
})

describe('the name of a network', () => {
  const OWN = { ...presets.base, name: 'Home' }

  it("is the host's, among any number of networks", () => {
    assert.equal(networkName([presets.mainnet, OWN], OWN.caipNetworkId), 'Home')
  })

  it('is the common one if the host does not have it', () => {
    assert.equal(networkName([OWN], 'eip155:10'), 'OP Mainnet')
    assert.equal(networkName([], 'eip155:1'), 'Ethereum')
  })

  it('is its CAIP-2 id if unknown', () => {
    assert.equal(networkName([OWN], 'eip155:31337'), 'eip155:31337')
  })
})
