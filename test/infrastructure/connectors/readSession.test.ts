import { assert } from 'chai'
import fc from 'fast-check'
import { nonEvmNamespaces } from '../../../infrastructure/connectors/walletConnect/namespaces/nonEvmNamespaces.lazy.js'
import { proposedNamespaces, readSession } from '../../../infrastructure/connectors/walletConnect/namespaces.js'
import { aNetwork } from '../../support/aNetwork.js'
import { isTestAppLink } from '../../support/isTestAppLink.js'

const OTHER_NAMESPACES = nonEvmNamespaces()
const A = `0x${'a1'.repeat(20)}`
const B = `0x${'b2'.repeat(20)}`
const asked = proposedNamespaces([aNetwork({ caipNetworkId: 'eip155:1' }), aNetwork({ caipNetworkId: 'eip155:10' })])
const metadata = {
  name: 'Far Wallet',
  url: 'https://far.example',
  icons: ['https://far.example/icon.png'],
  redirect: { native: 'far://', universal: 'https://far.example/app' },
}
const aSession = (accounts: readonly unknown[], more: object = {}) => ({
  topic: 't',
  expiry: 1_000,
  namespaces: { eip155: { accounts, methods: ['personal_sign', 'eth_sign', 'evil_method'], events: [] } },
  peer: { metadata },
  ...more,
})
const addresses = (session: ReturnType<typeof readSession>) => session?.accounts.map(({ caipAddress }) => caipAddress)

describe('a WalletConnect session', () => {
  it('yields the accounts on each requested chain, in the order of the wallet [S1-02]', () => {
    const session = readSession(aSession([`eip155:1:${A}`, `eip155:10:${A}`, `eip155:1:${B}`]), asked, isTestAppLink)
    assert.deepEqual(addresses(session), [`eip155:1:${A}`, `eip155:10:${A}`, `eip155:1:${B}`])
    assert.equal(session?.expiresAt, 1_000_000)
    assert.deepEqual(session?.wallet, {
      name: 'Far Wallet',
      icon: 'https://far.example/icon.png',
      universalLink: 'https://far.example/app',
      nativeLink: 'far://',
    })
  })

  it('yields nothing that was not requested: other chains, namespaces or methods [S-15]', () => {
    const more = {
      namespaces: {
        eip155: { accounts: [`eip155:1:${A}`, `eip155:137:${A}`], methods: ['personal_sign', 'eth_sign'] },
        solana: { accounts: [`solana:x:${A}`], methods: ['solana_signMessage'] },
      },
    }
    const session = readSession(aSession([], more), asked, isTestAppLink)
    assert.deepEqual(addresses(session), [`eip155:1:${A}`])
    assert.deepEqual(session?.methods, ['personal_sign'])
  })

  it('is rejected if it grants no account on a chain of the site', () => {
    for (const accounts of [
      [],
      [`eip155:137:${A}`],
      ['eip155:1:0x12'],
      ['eip155:1'],
      [`eip155:1:${A.slice(2)}`],
      ['::'],
      [''],
    ]) {
      assert.isUndefined(readSession(aSession(accounts), asked, isTestAppLink), JSON.stringify(accounts))
    }
  })

  it('is rejected in another shape, of an older schema or empty [U-35]', () => {
    const good = aSession([`eip155:1:${A}`])
    const broken = [
      undefined,
      null,
      1,
      'x',
      [],
      {},
      { ...good, topic: 1 },
      { ...good, expiry: 'soon' },
      { ...good, namespaces: [] },
      { ...good, namespaces: { eip155: { accounts: 'x' } } },
      { ...good, peer: {} },
      { topic: 't', accounts: [A], chainId: 1, version: 1 },
    ]
    for (const input of broken) assert.isUndefined(readSession(input, asked, isTestAppLink), JSON.stringify(input))
  })

  it('never throws, whatever it contains [U-34]', () => {
    fc.assert(fc.property(fc.anything(), (input) => void readSession(input, asked, isTestAppLink)))
  })

  it('drops a wallet name with hidden or executable content [S-10] [S-12]', () => {
    const hostile = {
      name: 'Meta\u202eMask\u200b',
      icons: ['javascript:alert(1)'],
      redirect: { native: 'javascript:alert(1)', universal: 'data:text/html,x' },
    }
    const session = readSession(aSession([`eip155:1:${A}`], { peer: { metadata: hostile } }), asked, isTestAppLink)
    assert.deepEqual(session?.wallet, { name: 'MetaMask' })
    for (const name of [undefined, 1, '', '\u200b', 'x'.repeat(65)]) {
      assert.deepEqual(
        readSession(aSession([`eip155:1:${A}`], { peer: { metadata: { name } } }), asked, isTestAppLink)?.wallet,
        {
          name: 'WalletConnect',
        },
      )
    }
    for (const native of [
      'http://far.example',
      'file:///etc',
      'intent://x',
      'ms-settings:',
      'blob:x',
      'far',
      'vscode://',
    ]) {
      assert.notProperty(
        readSession(
          aSession([`eip155:1:${A}`], { peer: { metadata: { name: 'x', redirect: { native } } } }),
          asked,
          isTestAppLink,
        )?.wallet ?? {},
        'nativeLink',
        native,
      )
    }
  })
})

describe('the namespaces that a site requests', () => {
  it('list the configured chains of each namespace, and no namespace without chains (CAIP-25)', () => {
    const networks = [
      aNetwork({ caipNetworkId: 'eip155:1' }),
      aNetwork({ caipNetworkId: 'bip122:000000000019d6689c085ae165831e93', chainNamespace: 'bip122' }),
    ]
    const namespaces = proposedNamespaces(networks, OTHER_NAMESPACES)
    assert.sameMembers(Object.keys(namespaces), ['eip155', 'bip122'])
    assert.deepEqual(namespaces.eip155?.chains, ['eip155:1'])
    assert.includeMembers(
      [...(namespaces.eip155?.methods ?? [])],
      ['eth_sendTransaction', 'personal_sign', 'wallet_switchEthereumChain'],
    )
    assert.deepEqual(namespaces.eip155?.events, ['accountsChanged', 'chainChanged'])
    assert.deepEqual(namespaces.bip122?.methods, ['getAccountAddresses', 'sendTransfer', 'signMessage', 'signPsbt'])
  })

  it('never include the method for blind signing [S-19]', () => {
    assert.notInclude(asked.eip155?.methods ?? [], 'eth_sign')
  })

  it('add the former id of a Solana chain, for older wallets', () => {
    const solana = aNetwork({ caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', chainNamespace: 'solana' })
    assert.deepEqual(proposedNamespaces([solana], OTHER_NAMESPACES).solana?.chains, [
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
    ])
  })
})
