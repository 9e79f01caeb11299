import { assert } from 'chai'
import { type ConnectionChange, connectionChanges } from '../../../domain/connect/connectionChange.js'
import type { Connection, DisconnectReason, NamespaceConnection } from '../../../domain/connect/connection.js'
import { aConnection } from '../../support/aConnection.js'

const namespace = 'eip155'
const wallet = (connectorId: string, more: Partial<Connection> = {}): Connection =>
  aConnection({ connectorId, ...more })
const connected = (active = wallet('a'), ...others: readonly Connection[]): NamespaceConnection => ({
  _tag: 'Connected',
  active,
  others,
})
const restoring = (connectorId: string): NamespaceConnection => ({ _tag: 'Restoring', connectorId })
const gone = (reason: DisconnectReason = 'ByWallet'): NamespaceConnection => ({ _tag: 'Disconnected', reason })

const moved = wallet('a', { caipNetworkId: 'eip155:10' })
const renamed = wallet('a', { accounts: ['0xother'] })
const both = wallet('a', { caipNetworkId: 'eip155:10', accounts: ['0xother'] })

describe('changes of a connection', () => {
  const table: readonly (readonly [
    what: string,
    before: NamespaceConnection,
    after: NamespaceConnection,
    ...changes: readonly ConnectionChange[],
  ])[] = [
    ['a wallet connects', gone(), connected(), { _tag: 'Connected', namespace, connection: wallet('a') }],
    ['a remembered one is back', restoring('a'), connected(), { _tag: 'Restored', namespace, connection: wallet('a') }],
    [
      'another one connects while one is asked',
      restoring('b'),
      connected(),
      { _tag: 'Connected', namespace, connection: wallet('a') },
    ],
    [
      'a new one takes the place of another',
      connected(wallet('b')),
      connected(wallet('a'), wallet('b')),
      { _tag: 'Connected', namespace, connection: wallet('a') },
    ],
    [
      'one of several is chosen',
      connected(wallet('b'), wallet('a')),
      connected(wallet('a'), wallet('b')),
      { _tag: 'Switched', namespace, connection: wallet('a') },
    ],
    [
      'the active one of several is gone',
      connected(wallet('b'), wallet('a')),
      connected(wallet('a')),
      { _tag: 'Switched', namespace, connection: wallet('a') },
    ],
    ['it moves to another network', connected(), connected(moved), { _tag: 'Moved', namespace, connection: moved }],
    [
      'it has another account',
      connected(),
      connected(renamed),
      { _tag: 'AccountChanged', namespace, connection: renamed },
    ],
    [
      'it moves, with another account',
      connected(),
      connected(both),
      { _tag: 'Moved', namespace, connection: both },
      { _tag: 'AccountChanged', namespace, connection: both },
    ],
    ['one behind it comes', connected(), connected(wallet('a'), wallet('b'))],
    ['one behind it goes', connected(wallet('a'), wallet('b')), connected()],
    ['a remembered one is asked', gone(), restoring('a'), { _tag: 'Restoring', namespace, connectorId: 'a' }],
    ['the next one is asked', restoring('b'), restoring('a'), { _tag: 'Restoring', namespace, connectorId: 'a' }],
    [
      'it is gone while another one is asked',
      connected(wallet('b')),
      restoring('a'),
      { _tag: 'Restoring', namespace, connectorId: 'a' },
    ],
    ['the same one is asked', restoring('a'), restoring('a')],
    [
      'a remembered one does not come back',
      restoring('a'),
      gone('NotRestored'),
      { _tag: 'NotRestored', namespace, connectorId: 'a', reason: 'NotRestored' },
    ],
    [
      'a remembered one grants nothing any more',
      restoring('a'),
      gone('ByWallet'),
      { _tag: 'NotRestored', namespace, connectorId: 'a', reason: 'ByWallet' },
    ],
    [
      'the last one goes',
      connected(wallet('a'), wallet('b')),
      gone('ByVisitor'),
      { _tag: 'Left', namespace, connectorId: 'a', reason: 'ByVisitor' },
    ],
    ['no wallet is connected, as before', gone('NeverConnected'), gone('ByVisitor')],
  ]

  for (const [what, before, after, ...changes] of table)
    it(`${what}: ${changes.map(({ _tag }) => _tag).join(', ') || 'no change of the active wallet'}`, () => {
      assert.deepEqual(connectionChanges(namespace, before, after), changes)
      for (const state of [before, after]) assert.deepEqual(connectionChanges(namespace, state, state), [])
    })
})
