import { assert } from 'chai'
import { networkImage, networkRules } from '../../../domain/network/activeNetwork.js'
import { addNetworkChoice, defaultNetwork, loginNetwork } from '../../../domain/network/networkChoice.js'
import { explorerAccountUrl, explorerTransactionUrl } from '../../../domain/network/networkDisplay.js'
import { base, bitcoin, mainnet, solana } from '../../../networks.js'
import { aNetwork } from '../../support/aNetwork.js'

describe('the network of a page without a wallet', () => {
  it('is the last one chosen on the namespace, or else its first, or else the first of all', () => {
    const networks = [bitcoin, mainnet, base] as const
    assert.equal(defaultNetwork(networks, [], 'eip155'), mainnet)
    assert.equal(defaultNetwork(networks, [base.caipNetworkId], 'eip155'), base)
    assert.equal(defaultNetwork(networks, [base.caipNetworkId], 'bip122'), bitcoin)
    assert.equal(defaultNetwork(networks, ['eip155:9'], 'eip155'), mainnet)
    assert.equal(defaultNetwork(networks, [base.caipNetworkId], 'solana'), bitcoin)
  })

  it('is for a login one of EVM, or on a site without EVM one of Solana', () => {
    assert.equal(loginNetwork([solana, mainnet, base], []), mainnet.caipNetworkId)
    assert.equal(loginNetwork([solana, mainnet, base], [base.caipNetworkId]), base.caipNetworkId)
    assert.equal(loginNetwork([bitcoin, solana], []), solana.caipNetworkId)
  })
})

describe('the stored network choices of a visitor', () => {
  it('are one per namespace, latest first', () => {
    const first = addNetworkChoice([], mainnet.caipNetworkId)
    const second = addNetworkChoice(first, solana.caipNetworkId)
    assert.deepEqual(second, [solana.caipNetworkId, mainnet.caipNetworkId])
    assert.deepEqual(addNetworkChoice(second, base.caipNetworkId), [base.caipNetworkId, solana.caipNetworkId])
  })
})

describe('the display data of a network', () => {
  it("include the host's picture, or else that of its id [S7-06]", () => {
    const own = { _tag: 'Address', address: '/own.svg' } as const
    assert.deepEqual(networkImage({ ...base, imageUrl: '/own.svg' }), own)
    const id = base.caipNetworkId
    assert.deepEqual(networkImage({ caipNetworkId: id, imageId: 'b' }), { _tag: 'Network', id, imageId: 'b' })
    assert.deepEqual(networkImage({ caipNetworkId: id }), { _tag: 'Network', id, imageId: undefined })
  })

  it('include an account page at its explorer, if there is one', () => {
    const at = (url: string) => aNetwork({ blockExplorers: { default: { name: 'Explorer', url } } })
    assert.equal(explorerAccountUrl(at('https://scan.example/'), '0xa'), 'https://scan.example/address/0xa')
    assert.equal(explorerAccountUrl(at('https://scan.example/x'), '0xa'), 'https://scan.example/x/address/0xa')
    assert.isUndefined(explorerAccountUrl(undefined, '0xa'))
    const { blockExplorers: _, ...without } = aNetwork()
    assert.isUndefined(explorerAccountUrl(without, '0xa'))
  })

  it('include a transaction page there', () => {
    assert.equal(explorerTransactionUrl(aNetwork(), '0x1'), 'https://explorer.example/tx/0x1')
    assert.isUndefined(explorerTransactionUrl(undefined, '0x1'))
  })
})

describe('the network rules', () => {
  it('default to switching allowed, and unconfigured networks forbidden [S4-18]', () => {
    assert.deepEqual(networkRules({}), { switching: 'Allowed', unsupported: 'Refused' })
    assert.deepEqual(networkRules({ allowUnsupportedChain: true, enableNetworkSwitch: false }), {
      switching: 'Off',
      unsupported: 'Allowed',
    })
    assert.deepEqual(networkRules({ allowUnsupportedChain: false, enableNetworkSwitch: true }), networkRules({}))
  })
})
