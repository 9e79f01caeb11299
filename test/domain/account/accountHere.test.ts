import { assert } from 'chai'
import {
  accountHere,
  type AccountHere,
  caipAddressOf,
  isHere,
  isSameAccount,
} from '../../../domain/account/accountHere.js'
import { type NamespaceConnection, NO_CONNECTIONS } from '../../../domain/connect/connection.js'
import { mainnet, polygon, solana } from '../../../networks.js'
import { aConnection } from '../../support/aConnection.js'

const on = (connection: NamespaceConnection): AccountHere =>
  accountHere('eip155', connection, [mainnet, polygon, solana])
const connected = (caipNetworkId: 'eip155:137' | 'eip155:5') =>
  on({ _tag: 'Connected', active: aConnection({ accounts: ['0xab', '0xcd'], caipNetworkId }), others: [] })

describe('the account in view', () => {
  it("is the first account of the active wallet, on the wallet's network [S4-18]", () => {
    const here = connected('eip155:137')
    assert.deepEqual(here, { _tag: 'Here', namespace: 'eip155', address: '0xab', network: polygon })
    assert.equal(caipAddressOf(here), 'eip155:137:0xab')
  })

  it("has an address, and no network, if the site does not use the wallet's network [S4-18]", () => {
    const here = connected('eip155:5')
    assert.deepEqual(here, { _tag: 'Unsupported', namespace: 'eip155', address: '0xab', caipNetworkId: 'eip155:5' })
    assert.equal(caipAddressOf(here), 'eip155:5:0xab')
  })

  it('is missing without a wallet, and unknown while a stored one is restored', () => {
    assert.deepEqual(on(NO_CONNECTIONS.eip155), { _tag: 'Nobody' })
    assert.deepEqual(on({ _tag: 'Restoring', connectorId: 'a' }), { _tag: 'Restoring' })
    assert.isUndefined(caipAddressOf({ _tag: 'Restoring' }))
  })

  it('is equal only with the same address on the same network', () => {
    const here = { _tag: 'Here', namespace: 'eip155', address: '0xab', network: mainnet } as const
    const all: readonly AccountHere[] = [
      here,
      { ...here, address: '0xcd' },
      { ...here, network: polygon },
      { _tag: 'Unsupported', namespace: 'eip155', address: '0xab', caipNetworkId: 'eip155:1' },
      { _tag: 'Nobody' },
      { _tag: 'Restoring' },
    ]
    for (const [at, one] of all.entries())
      for (const [place, other] of all.entries()) assert.equal(isSameAccount(one, { ...other }), at === place)
    assert.deepEqual(
      all.map((each) => isHere(each, { address: '0xab', network: mainnet })),
      [true, false, false, false, false, false],
    )
  })
})
