import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import { createStore } from '../../../application/kernel/store.js'
import type { ActivityState } from '../../../domain/activity/activity.js'
import type { HistoryEntry } from '../../../domain/activity/history.js'
import { mainnet, polygon } from '../../../networks.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { change, drawView } from '../support/draw.js'

const OTHER = `0x${'c3'.repeat(20)}`

const aTransaction = (more: Partial<HistoryEntry>): HistoryEntry => ({
  id: 'one',
  hash: '0xfeed',
  chainId: 'eip155:1',
  operation: 'send',
  minedAt: new Date(2026, 1, 3, 9, 5).getTime(),
  from: aConnectedAccount().address ?? '',
  to: OTHER,
  status: 'confirmed',
  application: 'Lamp shop',
  transfers: [{ direction: 'out', amount: '1.23456789', asset: { _tag: 'Token', symbol: 'ETH' } }],
  ...more,
})

/** The view of a transaction that the account sent or received. */
const drawTransaction = async (more: Partial<HistoryEntry> = {}, entryId = 'one') => {
  const account = aConnectedAccount()
  const entry = aTransaction(more)
  const state = createStore<ActivityState>({ _tag: 'Loaded', entries: [entry], more: 'None' })
  const asked: string[] = []
  const fake = await drawView({ name: 'Transaction', entryId }, ({ stores, profile }) => {
    stores.account.set(account)
    stores.host.update((known) => ({ ...known }))
    profile.features = {
      ...profile.features,
      activity: {
        state,
        more: () => undefined,
        refresh: () => undefined,
        feeOf: async ({ hash }) => {
          asked.push(`fee ${hash}`)
          return 21_000n * 1_500_000_007n
        },
        copyHash: ({ hash }) => void asked.push(`copy ${hash}`),
      },
    }
  })
  return { ...fake, asked, state }
}
const factsOf = (): Readonly<Record<string, string | null | undefined>> =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

describe('the Transaction view', () => {
  it('shows everything: amount, time, network, fee, site, and both addresses in full [S-06] [S4-22]', async () => {
    const { told } = await drawTransaction()
    screen.getByText('-1.23456789 ETH')
    const facts = factsOf()
    assert.deepEqual(Object.keys(facts), ['Time', 'Network', 'Network fee', 'Site', 'Sender', 'Receiver'])
    assert.equal(facts['Network fee'], '0.0000315 ETH')
    assert.match(facts['Time'] ?? '', /^Feb 3, 2026, 9:05/)
    screen.getByRole('img', { name: /^Receiver 0x[cC3]{40}$/ })
    fireEvent.click(screen.getByRole('button', { name: 'Copy the receiver’s address' }))
    assert.isTrue(told.some((order) => /^copyAddress "0x[cC3]{40}"$/.test(order)))
  })

  it('links to the explorer of its network, and copies the hash', async () => {
    const { asked } = await drawTransaction()
    const link = screen.getByRole('link', { name: 'View in explorer' })
    assert.match(link.getAttribute('href') ?? '', /^https:\/\/.+\/tx\/0xfeed$/)
    fireEvent.click(screen.getByRole('button', { name: 'Copy transaction hash' }))
    assert.deepEqual(
      asked.filter((order) => order.startsWith('copy')),
      ['copy 0xfeed'],
    )
  })

  it('shows no fee that somebody else paid, nor an unknown one', async () => {
    await drawTransaction({ from: OTHER, to: '', operation: 'receive' })
    assert.notProperty(factsOf(), 'Network fee')
    const { asked } = await drawTransaction({ status: 'pending' })
    assert.deepEqual(asked, [])
    screen.getByText('Pending')
  })

  it('stays, with its own network, when the page switches networks, and closes with its account', async () => {
    const { state, stores } = await drawTransaction()
    const link = () => screen.getByRole('link', { name: 'View in explorer' }).getAttribute('href')
    const before = link()
    await change(() => {
      stores.network.update((known) => ({
        ...known,
        networks: [mainnet, polygon],
        active: { _tag: 'Configured', network: polygon },
      }))
      state.set({ _tag: 'Loading' })
    })
    screen.getByText('-1.23456789 ETH')
    assert.equal(factsOf()['Network'], 'Ethereum')
    assert.equal(link(), before)
    await change(() => stores.account.update((known) => ({ ...known, address: OTHER })))
    assert.isEmpty(screen.queryAllByRole('term'))
    await change(() => state.set({ _tag: 'NotHere' }))
    screen.getByText('This transaction is no longer at hand.')
  })

  it('stays for one sent here, and shows its outcome, on another network and once the history has it by another id [K-02]', async () => {
    const { state, stores } = await drawTransaction({ id: 'other', hash: '0xother' }, '0xnew')
    screen.getByText('This transaction is no longer at hand.')
    const sent = {
      ...({ namespace: 'eip155', connectorId: 'io.a', caipNetworkId: 'eip155:1', id: '0xnew' } as const),
      address: stores.account.value.address ?? '',
      sentAt: 0,
      description: 'Deposit 5 USDC',
    }
    await change(() => stores.pending.set([sent]))
    screen.getByText('Pending')
    await change(() => {
      stores.network.update((known) => ({
        ...known,
        networks: [mainnet, polygon],
        active: { _tag: 'Configured', network: polygon },
      }))
      state.set({ _tag: 'Loaded', entries: [], more: 'None' })
    })
    screen.getByText('Pending')
    await change(() => {
      stores.settled.set([{ ...sent, outcome: 'Failed', settledAt: 1 }])
      stores.pending.set([])
    })
    screen.getByText('Failed')
    await change(() => {
      stores.network.update((known) => ({ ...known, active: { _tag: 'Configured', network: mainnet } }))
      state.set({
        _tag: 'Loaded',
        entries: [aTransaction({ id: 'told', hash: '0xNEW', status: 'failed' })],
        more: 'None',
      })
    })
    screen.getByText('Deposit 5 USDC')
    screen.getByText('-1.23456789 ETH')
  })
})
