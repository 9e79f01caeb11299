import '../support/dom.js'
import { fireEvent, screen, within } from '@testing-library/react'
import { assert } from 'chai'
import { createStore } from '../../../application/kernel/store.js'
import type { ActivityState } from '../../../domain/activity/activity.js'
import type { HistoryEntry } from '../../../domain/activity/history.js'
import { mainnet, polygon } from '../../../networks.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { change, drawView } from '../support/draw.js'
import { onStoppedClock } from '../support/onStoppedClock.js'

const entry = (id: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  hash: `0x${id}`,
  chainId: 'eip155:1',
  operation: 'receive',
  minedAt: new Date(2026, 1, 3).getTime(),
  from: `0x${'a1'.repeat(20)}`,
  to: `0x${'b2'.repeat(20)}`,
  status: 'confirmed',
  transfers: [{ direction: 'in', amount: '1.5', asset: { _tag: 'Token', symbol: 'ETH' } }],
  ...more,
})
const loaded = (entries: readonly HistoryEntry[], more: 'None' | 'Some' = 'None'): ActivityState => ({
  _tag: 'Loaded',
  entries,
  more,
})

/** The account with its Activity tab selected. */
const drawActivity = async (first: ActivityState) => {
  const state = createStore(first)
  const asked: string[] = []
  const fake = await drawView({ name: 'Account' }, ({ stores, profile }) => {
    stores.account.set(aConnectedAccount({ currentTab: 'Activity' }))
    // The page's environment is the first thing that a core reports.
    stores.host.update((known) => ({ ...known }))
    profile.features = {
      ...profile.features,
      activity: {
        state,
        more: () => void asked.push('more'),
        refresh: () => void asked.push('refresh'),
        feeOf: () => Promise.resolve(21_000n * 10n ** 9n),
        copyHash: ({ hash }) => void asked.push(`copy ${hash}`),
      },
    }
  })
  return { ...fake, state, asked }
}
const rows = (): readonly (string | null)[] =>
  within(screen.getByRole('list', { name: 'Transactions' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

describe('the Activity tab of the account', () => {
  it('shows the operation, the counterparty, the time, and signed amounts [S4-22] [S5-20] [S5-21]', async () => {
    await drawActivity(
      loaded([
        entry('in'),
        entry('out', {
          operation: 'send',
          transfers: [{ direction: 'out', amount: '0.0004', asset: { _tag: 'Token', symbol: 'ETH' } }],
        }),
        entry('nft', {
          operation: 'mint',
          from: `0x${'00'.repeat(20)}`,
          transfers: [{ direction: 'in', amount: '1', asset: { _tag: 'Nft', name: 'Moth 7', isSpam: false } }],
        }),
      ]),
    )
    assert.deepEqual(rows(), [
      'Receivedfrom 0xA1…A1a1a1+1.500 ETHFeb 3',
      'Sentto 0xb2…b2b2b2-<0.001 ETHFeb 3',
      'Minted+Moth 7Feb 3',
    ])
    // A machine translation would change it.
    assert.equal(screen.getByText(/0xb2…b2b2b2/).getAttribute('translate'), 'no')
  })

  it('names a token with an unreadable symbol as unknown', async () => {
    await drawActivity(
      loaded([entry('odd', { transfers: [{ direction: 'in', amount: '2', asset: { _tag: 'Token' } }] })]),
    )
    assert.include(rows()[0], '+2.000 Unknown token')
  })

  it('describes an unknown operation as a contract call, and marks failed or pending ones', async () => {
    const { transfers: _, ...unknown } = entry('unknown', { operation: 'constructor' })
    await drawActivity(
      loaded([
        unknown,
        entry('failed', { operation: 'approve', status: 'failed', transfers: [] }),
        entry('waits', { operation: 'deploy', status: 'pending', to: '', transfers: [] }),
      ]),
    )
    assert.deepEqual(rows(), [
      'Called a contractto 0xb2…b2b2b2Feb 3',
      'Approvedto 0xb2…b2b2b2FailedFeb 3',
      'Deployed a contractPendingFeb 3',
    ])
  })

  it('lists this page’s transactions first, with the site’s description, until the history has them [K-02]', async () => {
    const { state, stores } = await drawActivity(loaded([entry('old')]))
    const sent = {
      ...({ namespace: 'eip155', connectorId: 'io.a', caipNetworkId: 'eip155:1', id: '0xnew' } as const),
      address: stores.account.value.address ?? '',
      sentAt: new Date(2026, 1, 4).getTime(),
    }
    await change(() =>
      stores.pending.set([
        { ...sent, description: 'Deposit 5 USDC' },
        { ...sent, id: '0xother', address: '0x1' },
      ]),
    )
    const [first] = rows()
    assert.equal(first, 'Deposit 5 USDCPendingFeb 4')
    await change(() => {
      stores.settled.set([{ ...sent, description: 'Deposit 5 USDC', outcome: 'Confirmed', settledAt: 0 }])
      stores.pending.set([])
    })
    assert.deepEqual(rows(), ['Deposit 5 USDCFeb 4', 'Receivedfrom 0xA1…A1a1a1+1.500 ETHFeb 3'])
    await change(() => state.set(loaded([entry('new', { hash: '0xNEW', operation: 'send' }), entry('old')])))
    assert.deepEqual(rows(), [
      'Deposit 5 USDCfrom 0xA1…A1a1a1+1.500 ETHFeb 3',
      'Receivedfrom 0xA1…A1a1a1+1.500 ETHFeb 3',
    ])
  })

  it('links to pending transactions on another network, whatever this one shows [S5-11] [K-02]', async () => {
    const { stores, told } = await drawActivity(loaded([]))
    const sent = {
      ...({ namespace: 'eip155', connectorId: 'io.a', caipNetworkId: 'eip155:137', id: '0xfar' } as const),
      address: stores.account.value.address ?? '',
      sentAt: 0,
    }
    await change(() => {
      stores.network.update((network) => ({ ...network, networks: [mainnet, polygon] }))
      stores.pending.set([sent, { ...sent, id: '0xtheirs', address: '0x1' }, { ...sent, id: '0xfurther' }])
    })
    fireEvent.click(screen.getByRole('button', { name: '2 pending on Polygon' }))
    assert.include(told, 'chooseNetwork "eip155:137"')
    await change(() => stores.network.update((network) => ({ ...network, switching: 'Off' })))
    assert.isNull(screen.queryByRole('button', { name: /pending on/ }))
    screen.getByText('2 pending on Polygon')
    await change(() => stores.pending.set([{ ...sent, caipNetworkId: 'eip155:1' }]))
    assert.isNull(screen.queryByText(/pending on/))
  })

  it('marks look-alikes of paid addresses, and shows them in full [S-07] [X-09]', async () => {
    const paid = '0xabcd000000000000000000000000000000001234'
    const bait = '0xabcd999999999999999999999999999999991234'
    const { stores } = await drawActivity(loaded([]))
    const me = stores.account.value.address ?? ''
    await drawActivity(
      loaded([
        entry('bait', { from: bait, to: me }),
        entry('sent', {
          from: me,
          to: paid,
          operation: 'send',
          transfers: [{ direction: 'out', amount: '1', asset: { _tag: 'Token', symbol: 'ETH' } }],
        }),
      ]),
    )
    assert.deepEqual(
      rows().map((row) => row?.includes('Look-alike address')),
      [true, false],
    )
  })

  it('links each row to its details', async () => {
    const { told } = await drawActivity(loaded([entry('in')]))
    fireEvent.click(screen.getByRole('button', { name: /Received/ }))
    assert.include(told, 'go {"name":"Transaction","entryId":"in"}')
  })

  it('shows the first five, and links to all', async () => {
    const { told } = await drawActivity(loaded(['1', '2', '3', '4', '5', '6'].map((id) => entry(id))))
    assert.lengthOf(rows(), 5)
    fireEvent.click(screen.getByRole('button', { name: 'See all' }))
    assert.include(told, 'go {"name":"Transactions"}')
  })

  it('shows that it is loading, empty, or unavailable', async () => {
    const { state } = await drawActivity({ _tag: 'Loading' })
    screen.getByText('Loading transactions…')
    await change(() => state.set(loaded([])))
    screen.getByText('Nothing happened here yet')
    screen.getByText('What this account sends and receives on Ethereum shows here.')
    assert.isNull(screen.queryByRole('button', { name: 'See all' }))
    await change(() => state.set({ _tag: 'NotHere' }))
    screen.getByText('Nobody tells here what happened on Ethereum.')
  })

  it(
    'keeps what is known if the server fails, shows that, and when it can be retried [S8-05]',
    onStoppedClock(async (pass) => {
      const { asked, state } = await drawActivity({
        _tag: 'Unavailable',
        entries: [entry('in')],
        retryAt: Date.now() + 30_000,
      })
      assert.lengthOf(rows(), 1)
      screen.getByText('This may be out of date.')
      const retry = screen.getByRole('button', { name: 'Try again in a moment' })
      assert.equal(retry.getAttribute('aria-disabled'), 'true')
      fireEvent.click(retry)
      assert.deepEqual(asked, [])
      await pass(30_000)
      await change(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
      assert.deepEqual(asked, ['refresh'])
      assert.equal(retry.getAttribute('aria-busy'), 'true')
      await change(() => state.set({ _tag: 'Unavailable', entries: [], retryAt: Date.now() + 30_000 }))
      assert.equal(retry.getAttribute('aria-busy'), 'false')
      assert.equal(retry.textContent, 'Try again in a moment')
    }),
  )
})
