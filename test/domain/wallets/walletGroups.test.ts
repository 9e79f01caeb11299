import { assert } from 'chai'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { groupByWallet } from '../../../domain/wallets/walletGroups.js'

const ICON = 'data:image/png;base64,AA'
const EVM: InstalledWallet = { id: 'io.a', rdns: 'io.a', name: 'A', namespace: 'eip155' }
const SOLANA: InstalledWallet = { id: 'standard:A', name: 'A', icon: ICON, namespace: 'solana' }
const BITCOIN: InstalledWallet = { ...SOLANA, id: 'bitcoin:A', namespace: 'bip122' }

/** Each group as the ids of its connectors, with their namespaces. */
const groupsOf = (...installed: readonly InstalledWallet[]): readonly string[] =>
  groupByWallet(installed, []).map(({ connectors }) =>
    connectors.map(({ namespace, connectorId }) => `${namespace} ${connectorId}`).join(', '),
  )

describe('the connectors of one wallet [U-43]', () => {
  it('are those on several namespaces with the same name and picture, if none has an rdns', () => {
    assert.deepEqual(groupsOf(SOLANA, BITCOIN), ['solana standard:A, bip122 bitcoin:A'])
    const { icon: _, ...bare } = BITCOIN
    for (const other of [{ ...BITCOIN, name: 'B' }, { ...BITCOIN, icon: `${ICON}A` }, bare])
      assert.deepEqual(groupsOf(SOLANA, other), ['solana standard:A', 'bip122 bitcoin:A'])
    assert.deepEqual(groupsOf(bare, { ...bare, id: 'standard:A2', namespace: 'solana' }), [
      'bip122 bitcoin:A',
      'solana standard:A2',
    ])
  })

  it('are at most one per namespace: a second look-alike is another wallet', () => {
    const again = { ...SOLANA, id: 'standard:A2' }
    assert.deepEqual(groupsOf(SOLANA, again), ['solana standard:A', 'solana standard:A2'])
    assert.deepEqual(groupsOf(BITCOIN, SOLANA, again), ['bip122 bitcoin:A, solana standard:A', 'solana standard:A2'])
  })

  it('are those of one id; a second one with that id and namespace is dropped', () => {
    const half = { ...SOLANA, knownRdns: ['io.a'] }
    const { icon: _, ...third } = { ...SOLANA, name: 'A on Bitcoin', namespace: 'bip122' } as const
    assert.deepEqual(groupsOf(EVM, half, third), ['eip155 io.a, solana standard:A, bip122 standard:A'])
    assert.deepEqual(groupsOf(EVM, half, third, { ...third }), ['eip155 io.a, solana standard:A, bip122 standard:A'])
  })

  it('are described by the first of them, with the first rdns', () => {
    const half = { ...SOLANA, knownRdns: ['io.a'] }
    const walletsOf = (...installed: readonly InstalledWallet[]) =>
      groupByWallet(installed, []).map(({ wallet }) => wallet)
    assert.deepEqual(walletsOf(half, EVM), [{ ...half, rdns: 'io.a' }])
    assert.deepEqual(walletsOf(EVM, half), [EVM])
    assert.deepEqual(walletsOf(SOLANA, BITCOIN), [SOLANA])
    const phone: InstalledWallet = { id: 'm', rdns: 'io.metamask.mobile', name: 'MetaMask', namespace: 'eip155' }
    const other: InstalledWallet = { id: 's', rdns: 'io.metamask', name: 'MetaMask', namespace: 'solana' }
    assert.deepEqual(walletsOf(phone, other), [phone])
  })
})
