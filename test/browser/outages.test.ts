import { assert } from 'chai'
import type { Fault } from '../../sandbox/http/rules.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'

/** The browser logs a line for each failed request; the page logs that the server is broken. */
const tolerated: readonly RegExp[] = [/^console error: Failed to load resource: /, /PTC-ALERT-SERVER-ERROR/]

const WALLET_API_FAULTS: Readonly<Record<string, Omit<Fault, 'match'>>> = {
  'answers with an error': { status: 500 },
  'answers nonsense': { body: '<html>not JSON' },
  'answers JSON of another shape': { body: '{"data":{"wallets":7},"features":"all"}' },
  'breaks the connection': { drop: true },
  'never answers': { hang: true },
}

describe('server outages', () => {
  it(
    'let Heron connect while every server is down, and show in one line what is unavailable [design 3.3] [X-18]',
    async ({ shop, world }) => {
      world.sandbox.fault({ match: '/', drop: true })
      await shop.go()
      await shop.openConnect()
      await shop.modal
        .getByRole('status')
        .getByText('The wallet directory is unavailable. Browser wallets work.')
        .waitFor()
      await checkAccessibility(shop.page)
      await shop.row('Heron Wallet').click()
      await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
      await shop.accountButton.waitFor()
      await shop.openAccount()
      const line = shop.modal.getByText('Some services are unavailable. Browser wallets work.')
      await settles(() => line.count(), 1)
      await checkAccessibility(shop.page)
    },
    { tolerated },
  )
  for (const [what, fault] of Object.entries(WALLET_API_FAULTS)) {
    it(
      `list the wallets of this browser at once while the wallet API ${what} [W-08]`,
      async ({ shop, world }) => {
        world.sandbox.fault({ match: '/wallet-api/', ...fault })
        await shop.page.clock.install()
        await shop.go()
        // No deadline can expire: what is shown now waits for nothing.
        await shop.page.clock.pauseAt(Date.now() + 60_000)
        await shop.openConnect()
        await shop.row('Heron Wallet').waitFor()
        await shop.page.clock.resume()
        await shop.row('Heron Wallet').click()
        await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
        await settles(() => shop.told('status').textContent(), 'Connected')
      },
      { tolerated },
    )
  }
  for (const status of [403, 500])
    it(
      `are not shown for a server that answers ${status} for the allowed origins [S8-02]`,
      async ({ shop, watch, world }) => {
        world.sandbox.fault({ match: '/projects/v1/origins', status })
        await shop.go()
        await shop.connect()
        await settles(() => watch.requests().some((request) => request.url().includes('/projects/v1/origins')), true)
        await shop.openAccount()
        assert.equal(await shop.modal.getByText(/unavailable/).count(), 0)
      },
      { tolerated },
    )
  it('show balances as unavailable, not empty, if none is readable [S7-20]', async ({ shop, world }) => {
    world.sandbox.fault({ match: '/balance', body: '{"balances":[null,{"name":7}]}' })
    await shop.go()
    await shop.connect()
    await shop.openAccount()
    await shop.modal.getByText('Token Balance Unavailable').first().waitFor()
    assert.equal(await shop.modal.getByText('No tokens yet').count(), 0)
  })
  it('do not affect chain 31337 of this machine without project, server and listing: only the chain gets requests [U-116]', async ({
    shop,
    watch,
    world,
  }) => {
    await shop.go('?offline=1')
    await shop.connect()
    await shop.openAccount()
    await settles(() => shop.told('balance').textContent(), '12.3456789 ETH')
    const asked = watch.requests().filter((request) => request.url().startsWith(world.sandbox.url))
    assert.deepEqual([...new Set(asked.map((request) => new URL(request.url()).pathname))], ['/rpc/eip155-31337'])
  })
})
