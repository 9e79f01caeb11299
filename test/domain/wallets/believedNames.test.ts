import { assert } from 'chai'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { markUnverified, ownRdns, type Vouchers } from '../../../domain/wallets/verification.js'

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
/** The ids of unverified wallets. */
const markedOf = (installed: readonly InstalledWallet[], vouchers: Vouchers = []): readonly string[] =>
  markUnverified(installed, vouchers)
    .filter(({ unverified }) => unverified === true)
    .map(({ id }) => id)

describe('the rdns of a wallet that has only a name', () => {
  const HALF = aHalf('Heron')

  it('is that of the table, or of listings of that name on all its namespaces, in lower case', () => {
    const vouchers: Vouchers = [
      { name: 'HERON', rdns: 'Org.Heron', chains: ['solana:5', 'eip155:1'] },
      { name: 'Heron', rdns: 'org.evm', chains: ['eip155:1'] },
      { name: 'Heron', rdns: 'org.unknown' },
      { name: 'Heron', chains: ['solana:5'] },
      { name: 'Stork', rdns: 'org.stork', chains: ['solana:5'] },
    ]
    assert.deepEqual(ownRdns(HALF, [HALF], vouchers), ['org.heron'])
    const known = { ...HALF, knownRdns: ['io.metamask.mobile'] }
    assert.deepEqual(ownRdns(known, [known], vouchers), ['io.metamask', 'org.heron'])
  })

  it('is not that of a listing that lacks one of its namespaces', () => {
    const vouchers: Vouchers = [{ name: 'Heron', rdns: 'org.heron', chains: ['solana:5'] }]
    assert.deepEqual(ownRdns(HALF, [HALF, { ...HALF, namespace: 'bip122' }], vouchers), [])
    assert.deepEqual(ownRdns(HALF, [HALF, aHalf('Stork', { namespace: 'bip122' })], vouchers), ['org.heron'])
  })
})

describe('a wallet with a name [S-11]', () => {
  it('is not marked beside one of its name if its chains are unknown', () => {
    const provider = aProvider('Heron', 'org.heron')
    assert.deepEqual(markedOf([provider, aHalf('Heron', { knownRdns: ['org.heron'] })]), [])
    assert.deepEqual(
      markedOf([aProvider('MetaMask', 'io.metamask'), aHalf('MetaMask', { knownRdns: ['io.metamask'] })]),
      [],
    )
    const [vouched, doubted] = [[{ name: 'Heron', rdns: 'org.heron' }], [{ name: 'Heron', rdns: 'org.stork' }]]
    assert.notInclude(markedOf([provider, aHalf('Heron')], vouched), 'org.heron')
    assert.include(markedOf([provider, aHalf('Heron')], doubted), 'org.heron')
  })

  it('is not marked on a namespace that its listing lacks, without another wallet of its name', () => {
    const vouchers: Vouchers = [{ name: 'Heron', rdns: 'org.heron', chains: ['solana:5'] }]
    assert.deepEqual(markedOf([aProvider('Heron', 'org.heron')], vouchers), [])
    assert.deepEqual(markedOf([aProvider('Heron', 'org.heron'), aHalf('Stork')], vouchers), [])
    assert.deepEqual(markedOf([aProvider('Heron', 'org.heron'), aHalf('Heron')], vouchers), ['org.heron'])
  })

  it('is not marked by wallets of other names, or by an unverified one', () => {
    assert.deepEqual(markedOf([aProvider('Swan', 'org.swan'), aHalf('Heron')]), [])
    const doubted = aHalf('Heron', { unverified: true })
    assert.deepEqual(markedOf([aProvider('Heron', 'org.heron'), doubted]), ['standard:Heron'])
    assert.deepEqual(markedOf([aProvider('Heron', 'org.heron'), aHalf('Heron')]), ['org.heron'])
  })

  it('is not marked for one that belongs to another wallet of that name', () => {
    const half = aHalf('Heron', { knownRdns: ['org.heron'] })
    const vouchers: Vouchers = [{ name: 'Heron', rdns: 'io.other', chains: ['eip155:1'] }]
    assert.deepEqual(markedOf([aProvider('Other', 'io.other'), half], vouchers), [])
    assert.deepEqual(markedOf([aProvider('Other', 'io.other'), aHalf('Heron')], vouchers), ['standard:Heron'])
  })

  it('claims no rdns if it has none, even if another is announced with its id', () => {
    const taken: InstalledWallet = { id: 'org.heron', name: 'Heron', namespace: 'eip155' }
    assert.deepEqual(markedOf([taken, aProvider('Other', 'org.heron', { id: 'x' })]), ['x'])
  })
})
