import { assert } from 'chai'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { questionedNames } from '../../../domain/wallets/verification.js'

const aProvider = (name: string, rdns: string, change: Partial<InstalledWallet> = {}): InstalledWallet => ({
  id: rdns,
  rdns,
  name,
  namespace: 'eip155',
  ...change,
})
const aHalf = (name: string, change: Partial<InstalledWallet> = {}): InstalledWallet => ({
  id: `standard:${name}`,
  name,
  namespace: 'solana',
  ...change,
})

describe('the names looked up in the directory [U-43]', () => {
  it('are those that a wallet with an rdns shares with one that has only a name', () => {
    const installed = [aProvider('Heron', 'org.heron'), aHalf('Heron'), aHalf('Stork'), aProvider('Swan', 'org.swan')]
    assert.deepEqual(questionedNames(installed, false), ['Heron'])
    assert.deepEqual(questionedNames([aProvider('H E R O N', 'org.heron'), aHalf('Heron')], false), ['Heron'])
  })

  it('are unique, however many wallets have them', () => {
    const halves = [aHalf('Heron'), aHalf('Heron', { namespace: 'bip122' })]
    assert.deepEqual(questionedNames([aProvider('Heron', 'org.heron'), ...halves], false), ['Heron'])
    assert.deepEqual(questionedNames(halves, true), ['Heron'])
  })

  it('exclude names whose rdns the bundled table has', () => {
    const half = aHalf('Heron', { knownRdns: ['org.heron'] })
    assert.deepEqual(questionedNames([aProvider('Heron', 'org.heron'), half], false), [])
    assert.deepEqual(questionedNames([aProvider('MetaMask', 'io.metamask'), aHalf('MetaMask')], false), [])
    assert.deepEqual(questionedNames([aProvider('Heron', 'org.stork'), half], false), ['Heron'])
  })

  it('exclude unverified wallets: marked ones, and several that claim one rdns [S-11]', () => {
    const provider = aProvider('Heron', 'org.heron')
    assert.deepEqual(questionedNames([provider, aHalf('Heron', { unverified: true })], false), [])
    assert.deepEqual(questionedNames([provider, { ...provider, id: 'x' }, aHalf('Heron')], false), [])
  })

  it('exclude names of wallets added by the host, which are trusted', () => {
    assert.deepEqual(questionedNames([aProvider('Heron', 'org.heron', { external: true }), aHalf('Heron')], false), [])
    assert.deepEqual(questionedNames([aProvider('Heron', 'org.heron'), aHalf('Heron', { external: true })], false), [])
  })

  it('are all names of the page if the host restricts the list, except its own wallets', () => {
    const installed = [
      aProvider('Heron', 'org.heron'),
      aHalf('Stork'),
      aProvider('Own', 'org.own', { external: true }),
      aProvider('Pairing', 'org.pairing', { remote: true }),
    ]
    assert.deepEqual(questionedNames(installed, true), ['Heron', 'Stork'])
    assert.deepEqual(questionedNames(installed, false), [])
  })
})
