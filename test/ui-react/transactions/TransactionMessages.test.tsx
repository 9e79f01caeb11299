import '../support/dom.js'
import { fireEvent, render, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { Notice } from '../../../domain/notify/notice.js'
import type { PendingTransaction } from '../../../domain/requests/pendingTransaction.js'
import { createStore } from '../../../application/kernel/store.js'
import { AccountButton } from '../../../ui-react/connect/AccountButton.js'
import { PorticoProvider } from '../../../ui-react/shared/PorticoProvider.js'
import { TransactionMessages } from '../../../ui-react/transactions/TransactionMessages.js'
import { usePendingTransactions } from '../../../ui-react/transactions/usePendingTransactions.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { change, draw } from '../support/draw.js'
import type { FakePortico } from '../support/fakePortico.js'

const HASH = `0x${'abcd'.repeat(16)}`
const sentBy = (address: string, id = '0x1'): PendingTransaction => ({
  namespace: 'eip155',
  connectorId: 'io.a',
  caipNetworkId: 'eip155:1',
  id,
  address,
  sentAt: 0,
})
const say = ({ stores }: FakePortico, notice: Notice): Promise<void> =>
  change(() => stores.snackbar.set({ _tag: 'Shown', id: 1, notice }))

describe('the outcome of a transaction', () => {
  it('is shown while the modal is closed, if the host wants that, and a failure stays until dismissed [K-02]', async () => {
    const fake = await draw(<TransactionMessages />)
    assert.isNull(document.querySelector('[aria-live]'))
    await change(() => fake.stores.pending.set([sentBy('0xa')]))
    const [polite, alert] = [document.querySelector('[aria-live=polite]'), screen.getByRole('alert')]
    await say(fake, { _tag: 'TransactionSent', transaction: { id: HASH } })
    assert.equal(polite?.textContent, 'Transaction sent 0xab…cdabcd')
    await say(fake, { _tag: 'TransactionFailed', transaction: { id: HASH, description: 'Deposit 5 USDC' } })
    assert.deepEqual([polite?.textContent, alert.textContent], ['', 'Transaction failed Deposit 5 USDC'])
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    assert.include(fake.told, 'dismissNotice')
  })

  it('is not shown twice: the open modal shows it, and this component shows nothing else of the modal', async () => {
    const fake = await draw(<TransactionMessages />, ({ stores }) => stores.pending.set([sentBy('0xa')]))
    await say(fake, { _tag: 'AddressCopied' })
    assert.equal(document.querySelector('[aria-live=polite]')?.textContent, '')
    await say(fake, { _tag: 'TransactionConfirmed', transaction: { id: HASH } })
    assert.equal(document.querySelector('[aria-live=polite]')?.textContent, 'Transaction confirmed 0xab…cdabcd')
    await change(() => fake.stores.modal.set({ _tag: 'Open', history: [{ name: 'Account' }], shaking: false }))
    assert.equal(document.querySelector('[aria-live=polite]')?.textContent, '')
  })

  it('is shown once if a host has two of these components, by the remaining one when the other is removed', async () => {
    const Host = ({ both }: { readonly both: boolean }) => (
      <>
        {both && <TransactionMessages />}
        <TransactionMessages />
      </>
    )
    const { stores, portico } = await draw(null)
    const ofPortico = (both: boolean) => (
      <PorticoProvider portico={portico}>
        <Host both={both} />
      </PorticoProvider>
    )
    const { rerender } = render(ofPortico(true))
    await change(() => stores.pending.set([sentBy('0xa')]))
    await change(() =>
      stores.snackbar.set({ _tag: 'Shown', id: 1, notice: { _tag: 'TransactionSent', transaction: { id: HASH } } }),
    )
    assert.lengthOf(screen.getAllByText(/Transaction sent/), 1)
    rerender(ofPortico(false))
    await change(() => undefined)
    assert.lengthOf(screen.getAllByText(/Transaction sent/), 1)
  })

  it('is counted on the button of the pending account [K-02]', async () => {
    const account = aConnectedAccount()
    const { stores } = await draw(<AccountButton />, (fake) => fake.stores.account.set(account))
    const mine = account.address ?? ''
    await change(() => stores.pending.set([sentBy(mine), sentBy(mine, '0x2'), sentBy('0xb', '0x3')]))
    screen.getByRole('button', { name: /2 pending/ })
    await change(() => stores.pending.set([]))
    assert.isNull(screen.queryByRole('button', { name: /pending/ }))
  })

  it('is available to hosts, who add their own transactions', async () => {
    const added: unknown[] = []
    const Host = () => {
      const { pending, settled, add } = usePendingTransactions()
      return (
        <button type="button" onClick={() => void add({ hash: '0x5', description: 'Deposit' })}>
          {pending.length} and {settled.length}
        </button>
      )
    }
    const { stores, portico, profile } = await draw(null)
    profile.features = {
      requests: {
        state: stores.pending,
        settled: stores.settled,
        proposals: createStore<readonly []>([]),
        add: async (each) => void added.push(each),
      },
    }
    render(
      <PorticoProvider portico={portico}>
        <Host />
      </PorticoProvider>,
    )
    await change(() => stores.pending.set([sentBy('0xa')]))
    fireEvent.click(screen.getByRole('button', { name: '1 and 0' }))
    await change(() => undefined)
    assert.deepEqual(added, [{ hash: '0x5', description: 'Deposit' }])
  })
})
