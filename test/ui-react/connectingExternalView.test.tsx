import './support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { ConnectAttempt } from '../../domain/connect/ConnectAttempt.js'
import type { WalletRow } from '../../domain/wallets/WalletRow.js'
import { change, drawView } from './support/draw.js'

const HERON: WalletRow = { _tag: 'Installed', id: 'heron', name: 'Heron Wallet', namespace: 'eip155', section: 'injected', unverified: false }
const LISTING = { id: 'birch', name: 'Birch Nest', chains: [], certified: false, rdns: 'example.birch', homepage: 'https://birch.example/get' }
const BIRCH: WalletRow = { _tag: 'Listed', id: 'birch', name: 'Birch Nest', section: 'recommended', listing: LISTING }

const waiting = (attempt: ConnectAttempt) =>
  drawView({ name: 'ConnectingExternal', walletId: 'heron' }, ({ stores }) => {
    stores.wallets.set({ rows: [HERON], directory: 'Loaded', total: 2 })
    stores.attempt.set(attempt)
  })

describe('the view that waits for a wallet', () => {
  it('[S2-07] says where to approve, and nothing else to do', async () => {
    await waiting({ _tag: 'AwaitingApproval', connectorId: 'heron' })
    screen.getByText('Approve in Heron Wallet')
    assert.isNull(screen.queryByRole('button', { name: 'Try again' }))
  })

  const endings: readonly (readonly [string, ConnectAttempt])[] = [
    ['Connection rejected', { _tag: 'Rejected', connectorId: 'heron' }],
    ['A request is already open', { _tag: 'Failed', connectorId: 'heron', error: { _tag: 'RequestPending' } }],
    ['No answer', { _tag: 'Failed', connectorId: 'heron', error: { _tag: 'WalletTimedOut', afterMs: 1 } }],
    ['Unexpected answer', { _tag: 'Failed', connectorId: 'heron', error: { _tag: 'WalletMisbehaved', detail: '' } }],
    ['Could not connect', { _tag: 'Failed', connectorId: 'heron', error: { _tag: 'FailedToConnect', cause: undefined } }],
    ['Wallet not found', { _tag: 'Failed', connectorId: 'heron', error: { _tag: 'ConnectorUnavailable', connectorId: 'heron' } }],
  ]
  for (const [words, attempt] of endings) {
    it(`says "${words}" and offers to try again`, async () => {
      const { told } = await waiting(attempt)
      screen.getByText(words)
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      assert.include(told, 'retryConnect')
    })
  }

  it('leads to a wallet that is not installed, and goes on by itself when its own row takes the place of that one [W-26]', async () => {
    const { stores, told } = await drawView({ name: 'Downloads', walletId: 'birch' }, (fake) =>
      fake.stores.wallets.set({ rows: [BIRCH], directory: 'Loaded', total: 2 }),
    )
    const link = screen.getByRole('link', { name: 'Get it at birch.example' })
    assert.deepEqual([link.getAttribute('href'), link.getAttribute('rel')], ['https://birch.example/get', 'noopener noreferrer'])
    // An installed wallet and its listing are one row (U-43): the listed one is gone.
    await change(() => stores.wallets.set({ rows: [{ ...HERON, id: 'example.birch', name: 'Birch Nest' }], directory: 'Loaded', total: 2 }))
    assert.include(told, 'chooseWallet "example.birch"')
  })

  it('gives the focus to "Try again" when it appears, and does not lose it when that goes', async () => {
    const { stores } = await waiting({ _tag: 'AwaitingApproval', connectorId: 'heron' })
    await change(() => stores.attempt.set({ _tag: 'Rejected', connectorId: 'heron' }))
    assert.equal(document.activeElement?.textContent, 'Try again')
    await change(() => stores.attempt.set({ _tag: 'AwaitingApproval', connectorId: 'heron' }))
    assert.isNotNull(document.activeElement?.closest('[role=dialog]'))
  })

  it('leaves the focus of a visitor who is about to close', async () => {
    const { stores } = await waiting({ _tag: 'AwaitingApproval', connectorId: 'heron' })
    screen.getByRole('button', { name: 'Close' }).focus()
    await change(() => stores.attempt.set({ _tag: 'Rejected', connectorId: 'heron' }))
    assert.equal(document.activeElement?.getAttribute('aria-label'), 'Close')
  })
})
