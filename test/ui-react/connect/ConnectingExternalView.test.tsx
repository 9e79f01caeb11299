import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { ConnectAttempt } from '../../../domain/connect/connectAttempt.js'
import type { WalletRow } from '../../../domain/wallets/walletRow.js'
import { change, drawView } from '../support/draw.js'
import { onStoppedClock } from '../support/onStoppedClock.js'

const HERON: Extract<WalletRow, { readonly _tag: 'Installed' }> = {
  _tag: 'Installed',
  id: 'heron',
  name: 'Heron Wallet',
  connectors: [{ namespace: 'eip155', connectorId: 'heron' }],
  section: 'injected',
  unverified: false,
}

const waiting = (attempt: ConnectAttempt) =>
  drawView({ name: 'ConnectingExternal', walletId: 'heron' }, ({ stores }) => {
    stores.wallets.set({ methods: ['wallet'], rows: [HERON], toGet: [], directory: 'Loaded', total: 2 })
    stores.attempt.set(attempt)
  })

describe('the view of a pending wallet', () => {
  it('[S2-07] shows where to approve, and no other action', async () => {
    await waiting({ _tag: 'AwaitingApproval', namespace: 'eip155', connectorId: 'heron' })
    screen.getByText('Approve in Heron Wallet')
    assert.isNull(screen.queryByRole('button', { name: 'Try again' }))
  })

  it(
    'offers to ask again, and another wallet, after 8 s; the latter at once if no request is pending',
    onStoppedClock(async (pass) => {
      const { stores, told } = await waiting({ _tag: 'AwaitingApproval', namespace: 'eip155', connectorId: 'heron' })
      await pass(7_900)
      assert.isNull(screen.queryByRole('button', { name: 'Choose another wallet' }))
      await pass(200)
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      assert.include(told, 'retryConnect')
      await change(() => stores.attempt.set({ _tag: 'Rejected', namespace: 'eip155', connectorId: 'heron' }))
      assert.lengthOf(screen.getAllByRole('button', { name: 'Try again' }), 1)
      fireEvent.click(screen.getByRole('button', { name: 'Choose another wallet' }))
      assert.include(told, 'go {"name":"Connect"}')
    }),
  )

  it('shows that a missing wallet was not found, until it appears [W-23] [X-16]', async () => {
    const { stores } = await drawView({ name: 'ConnectingExternal', walletId: 'nobody' })
    screen.getByText('Wallet not found')
    await change(() =>
      stores.wallets.update((list) => ({
        ...list,
        rows: [
          { ...HERON, id: 'nobody', name: 'Somebody', connectors: [{ namespace: 'eip155', connectorId: 'nobody' }] },
        ],
      })),
    )
    screen.getByText('Continue in Somebody')
  })

  const endings: readonly (readonly [string, ConnectAttempt])[] = [
    ['Connection rejected', { _tag: 'Rejected', namespace: 'eip155', connectorId: 'heron' }],
    [
      'A request is already open',
      { _tag: 'Failed', namespace: 'eip155', connectorId: 'heron', error: { _tag: 'RequestPending' } },
    ],
    [
      'No answer',
      { _tag: 'Failed', namespace: 'eip155', connectorId: 'heron', error: { _tag: 'WalletTimedOut', afterMs: 1 } },
    ],
    [
      'Unexpected answer',
      { _tag: 'Failed', namespace: 'eip155', connectorId: 'heron', error: { _tag: 'WalletMisbehaved', detail: '' } },
    ],
    [
      'Could not connect',
      {
        _tag: 'Failed',
        namespace: 'eip155',
        connectorId: 'heron',
        error: { _tag: 'FailedToConnect', cause: undefined },
      },
    ],
    [
      'Wallet not found',
      {
        _tag: 'Failed',
        namespace: 'eip155',
        connectorId: 'heron',
        error: { _tag: 'ConnectorUnavailable', connectorId: 'heron' },
      },
    ],
  ]
  for (const [words, attempt] of endings) {
    it(`shows "${words}" and offers a retry`, async () => {
      const { told } = await waiting(attempt)
      screen.getByText(words)
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      assert.include(told, 'retryConnect')
    })
  }

  it('offers to start if no request was sent: after a host call, or an attempt with another wallet [X-16]', async () => {
    for (const attempt of [
      { _tag: 'Idle' },
      { _tag: 'Rejected', namespace: 'eip155', connectorId: 'another' },
    ] as const) {
      const { told } = await waiting(attempt)
      screen.getByText('Continue in Heron Wallet')
      fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
      assert.include(told, 'retryConnect')
    }
  })

  it('warns of an unverified wallet [S-10] [S-11]', async () => {
    await drawView({ name: 'ConnectingExternal', walletId: 'heron' }, ({ stores }) => {
      stores.wallets.set({
        methods: ['wallet'],
        rows: [{ ...HERON, unverified: true }],
        toGet: [],
        directory: 'Loaded',
        total: 1,
      })
      stores.attempt.set({ _tag: 'AwaitingApproval', namespace: 'eip155', connectorId: 'heron' })
    })
    screen.getByText('This may not be the wallet that its name says. Go on only if you know Heron Wallet.')
  })

  it('focuses "Try again" when it appears, and keeps the focus in view when it disappears', async () => {
    const { stores } = await waiting({ _tag: 'AwaitingApproval', namespace: 'eip155', connectorId: 'heron' })
    await change(() => stores.attempt.set({ _tag: 'Rejected', namespace: 'eip155', connectorId: 'heron' }))
    assert.equal(document.activeElement?.textContent, 'Try again')
    await change(() => stores.attempt.set({ _tag: 'AwaitingApproval', namespace: 'eip155', connectorId: 'heron' }))
    assert.isNotNull(document.activeElement?.closest('[role=dialog]'))
  })

  it('leaves the focus to a visitor who is about to close', async () => {
    const { stores } = await waiting({ _tag: 'AwaitingApproval', namespace: 'eip155', connectorId: 'heron' })
    screen.getByRole('button', { name: 'Close' }).focus()
    await change(() => stores.attempt.set({ _tag: 'Rejected', namespace: 'eip155', connectorId: 'heron' }))
    assert.equal(document.activeElement?.getAttribute('aria-label'), 'Close')
  })
})
