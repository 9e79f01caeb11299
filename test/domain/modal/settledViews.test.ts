import { assert } from 'chai'
import { type Connections, NO_CONNECTIONS } from '../../../domain/connect/connection.js'
import type { ConnectionChange } from '../../../domain/connect/connectionChange.js'
import { afterApproval, afterChange } from '../../../domain/modal/settledViews.js'
import type { View, ViewHistory } from '../../../domain/modal/view.js'
import { aConnection } from '../../support/aConnection.js'

const connection = aConnection()
const waiting: View = { name: 'ConnectingExternal', walletId: connection.connectorId }

describe('a connection started in the modal', () => {
  it('closes it, from any view', () => {
    assert.deepEqual(afterApproval([{ name: 'Connect' }, waiting], false), { _tag: 'Close' })
    assert.deepEqual(afterApproval([waiting], false), { _tag: 'Close' })
  })
  it('shows the wallets if it is one of several', () =>
    assert.deepEqual(afterApproval([{ name: 'Connect' }, waiting], true), { _tag: 'ShowProfile' }))
  it('returns to the wallet list if the visitor chose one there', () =>
    assert.deepEqual(afterApproval([{ name: 'ProfileWallets' }, waiting], false), {
      _tag: 'BackToProfile',
      past: [],
      notice: 'WalletSwitched',
    }))
  it('goes back past the views in which the visitor searched for a new one', () => {
    const history: ViewHistory = [{ name: 'Account' }, { name: 'ProfileWallets' }, { name: 'Connect' }, waiting]
    assert.deepEqual(afterApproval(history, true), {
      _tag: 'BackToProfile',
      past: ['Account', 'Connect'],
      notice: 'WalletAdded',
    })
  })
})

describe('a change of a connection', () => {
  const namespace = 'eip155'
  const live = { _tag: 'Connected', active: connection, others: [] } as const
  const here: Connections = { ...NO_CONNECTIONS, eip155: live }
  const elsewhere: Connections = { ...NO_CONNECTIONS, solana: live }
  const everywhere: Connections = { ...here, solana: live }
  const { connectorId } = connection
  const connected: ConnectionChange = { _tag: 'Connected', namespace, connection }
  const restored: ConnectionChange = { _tag: 'Restored', namespace, connection }
  const left: ConnectionChange = { _tag: 'Left', namespace, connectorId, reason: 'ByWallet' }
  const lost: ConnectionChange = { _tag: 'NotRestored', namespace, connectorId, reason: 'NotRestored' }
  const asked: ConnectionChange = { _tag: 'Restoring', namespace, connectorId }
  const connect: View = { name: 'Connect' }
  const toSolana: View = { name: 'SwitchNetwork', networkId: 'solana:main' }
  const toEvm: View = { name: 'SwitchNetwork', networkId: 'eip155:10' }

  const table: readonly (readonly [
    what: string,
    history: ViewHistory,
    change: ConnectionChange,
    after: Connections,
    step: ReturnType<typeof afterChange>['_tag'],
  ])[] = [
    ['closes the view of a login with a wallet', [connect, { name: 'EmailLogin' }], connected, here, 'Close'],
    [
      'closes it with another one of several',
      [{ name: 'ConnectingFarcaster' }],
      { ...connected, _tag: 'Switched' },
      here,
      'Close',
    ],
    ['keeps the view of a login with a restored wallet', [{ name: 'EmailLogin' }], restored, here, 'Stay'],
    ['keeps other views with a wallet connected by code', [connect], connected, here, 'Stay'],
    ['closes Connect with the first restored wallet', [connect], restored, here, 'Close'],
    ['keeps Connect with a second one', [connect], restored, everywhere, 'Stay'],
    ['keeps Connect if it is for a namespace', [{ name: 'Connect', namespace }], restored, here, 'Stay'],
    ['keeps Connect that the visitor opened since', [{ name: 'Networks' }, connect], restored, here, 'Stay'],
    ['closes Account with the last wallet', [{ name: 'Account' }], left, NO_CONNECTIONS, 'Close'],
    ['closes Account with the last wallet that is not restored', [{ name: 'Account' }], lost, NO_CONNECTIONS, 'Close'],
    ['closes Account when only wallets being restored are left', [{ name: 'Account' }], asked, NO_CONNECTIONS, 'Close'],
    ['keeps Account while one is connected', [{ name: 'Account' }], left, elsewhere, 'Stay'],
    ['keeps views that need no wallet', [{ name: 'Networks' }], left, NO_CONNECTIONS, 'Stay'],
    ['goes back from the view of a wallet that is gone', [{ name: 'Networks' }, toEvm], left, elsewhere, 'Back'],
    ['keeps the view of another wallet', [{ name: 'Networks' }, toSolana], left, elsewhere, 'Stay'],
    ['keeps the view of a wallet that is being restored', [{ name: 'Networks' }, toEvm], asked, elsewhere, 'Stay'],
    ['keeps all views on a network change', [{ name: 'EmailLogin' }], { ...connected, _tag: 'Moved' }, here, 'Stay'],
    [
      'keeps all views on an account change',
      [{ name: 'Account' }],
      { ...connected, _tag: 'AccountChanged' },
      here,
      'Stay',
    ],
  ]
  const login: ConnectionChange = { ...connected, connection: aConnection({ connectorId: 'embedded' }) }
  const byEmail: ViewHistory = [connect, { name: 'EmailLogin' }]
  const BESIDE: readonly (readonly [string, ViewHistory, ConnectionChange, ReturnType<typeof afterChange>])[] = [
    ['shows the wallets with a login beside others', byEmail, login, { _tag: 'ShowProfile' }],
    [
      'goes back to the wallets that the visitor came from to log in',
      [{ name: 'ProfileWallets' }, ...byEmail],
      login,
      { _tag: 'BackToProfile', past: ['Connect'], notice: 'WalletAdded' },
    ],
    ['closes the view of a login with another wallet that is chosen meanwhile', byEmail, connected, { _tag: 'Close' }],
    ['keeps other views with a login by code', [connect], login, { _tag: 'Stay' }],
  ]
  for (const [what, history, change, step] of BESIDE)
    it(`${what}, if a host keeps several [S1-08]`, () =>
      assert.deepEqual(afterChange(history, change, here, true), step))
  it('closes the view of a login with that login, if it is the only one', () =>
    assert.deepEqual(afterChange(byEmail, login, here, false), { _tag: 'Close' }))

  for (const [what, history, change, after, step] of table)
    it(what, () => assert.equal(afterChange(history, change, after, false)._tag, step))
})
