import { assert } from 'chai'
import type { Address, Hash } from 'viem'
import { type Client, openClient } from '../../sandbox/chain/transactions.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { goOnUntil } from './support/goOnUntil.js'
import { it } from './support/it.js'
import { pair } from './support/pairing.js'
import { answer, connectHeron, fill, isOnChain, openSend, press, RECEIVER } from './support/sending.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'
import type { World } from './support/world.js'

const ALREADY_KNOWN = { jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'already known' } }
const LOOK_FIRST = 'It may have been sent. Look at your activity first.'
const WARNING = 'A payment to this receiver may have been sent before. Look at your activity first.'
/** The SDK reports after this time that it could not reach the relay, and keeps the request. */
const RELAY_GIVES_UP_MS = 60_000
const GWEI = 10n ** 9n

const says = ({ modal }: ShopPage, words: string): Promise<void> => modal.getByText(words, { exact: true }).waitFor()

const review = async (shop: ShopPage, amount = '0.5'): Promise<void> => {
  await fill(shop, RECEIVER, amount)
  await press(shop, 'Review')
  await shop.view('WalletSendPreview').waitFor()
}

/** The preview offers no second try; the same order is flagged in the next one. */
const isFlagged = async (shop: ShopPage): Promise<void> => {
  await says(shop, LOOK_FIRST)
  await checkAccessibility(shop.page)
  const preview = shop.view('WalletSendPreview')
  assert.equal(await preview.getByRole('button', { name: 'Send' }).count(), 0)
  await preview.getByRole('button', { name: 'Back' }).click()
  await review(shop, '0.51')
  await shop.modal.getByRole('alert').filter({ hasText: WARNING }).waitFor()
}

describe('a payment whose end is uncertain', () => {
  it('is not asked for again by a press if the wallet sent it and then failed, and the next one is flagged [S-28]', async ({
    shop,
    world,
  }) => {
    await connectHeron(shop)
    await shop.page.route(world.sandbox.rpc['eip155:31337'], async (route) => {
      if (route.request().postData()?.includes('eth_sendTransaction') !== true) return route.fallback()
      await route.fetch()
      return route.fulfill({ json: ALREADY_KNOWN })
    })
    await openSend(shop)
    await review(shop)
    await press(shop, 'Send')
    await answer(shop, 'Approve')
    await isFlagged(shop)
    assert.equal(await world.chain.balance(RECEIVER), '0.5')
  })

  it(
    'is flagged if the relay was down when the phone was asked, which pays once the relay is back [S-28]',
    async ({ shop, takePhone, world }) => {
      await shop.page.clock.install()
      const phone = await takePhone()
      await shop.go()
      await pair(shop, phone)
      await openSend(shop)
      await review(shop)
      world.sandbox.relay.setFaults({ down: true, ignoresClocks: true })
      world.sandbox.relay.dropSockets()
      await press(shop, 'Send')
      await says(shop, 'Approve it in your wallet.')
      await shop.page.clock.runFor(RELAY_GIVES_UP_MS)
      await says(shop, LOOK_FIRST)
      world.sandbox.relay.setFaults({ ignoresClocks: true })
      await isFlagged(shop)
      await phone.approve('wants you to send a transaction')
      await settles(() => world.chain.balance(RECEIVER), '0.5')
    },
    // The SDK adds a listener each time that it tries to publish.
    { tolerated: [/MaxListenersExceededWarning/] },
  )
})

/** Resolves once the page has read from the node that the transaction is pending, which is what it asks second. */
const watchLooks = async ({ page }: ShopPage): Promise<void> => {
  const next = (method: string) =>
    page.waitForResponse((response) => response.request().postData()?.includes(method) === true)
  await next('eth_getTransactionReceipt')
  await next('eth_getTransactionByHash')
}

describe('a payment that was replaced in the wallet', () => {
  const replace = async (
    { shop, world }: { readonly shop: ShopPage; readonly world: World },
    by: (client: Client, account: Address, nonce: number) => Promise<Hash>,
    told: () => Promise<unknown>,
  ): Promise<void> => {
    const client = openClient(world.sandbox.rpc['eip155:31337'])
    await client.setAutomine(false)
    try {
      const account = await connectHeron(shop)
      let isKnown = false
      void watchLooks(shop).then(() => (isKnown = true))
      await openSend(shop)
      await review(shop)
      await press(shop, 'Send')
      await answer(shop, 'Approve')
      await says(shop, 'Sent. Waiting for Sandbox to confirm.')
      await goOnUntil(shop.page, () => isKnown)
      await by(client, account, await client.getTransactionCount({ address: account }))
      await client.mine({ blocks: 1 })
      await told()
      await checkAccessibility(shop.page)
    } finally {
      await client.setAutomine(true)
    }
  }

  it('is confirmed under its new hash if it was sped up [S-28]', async ({ shop, world }) => {
    let hash: Hash | undefined
    await replace(
      { shop, world },
      async (client, account, nonce) => {
        hash = await client.sendTransaction({
          account,
          to: RECEIVER,
          value: 5n * 10n ** 17n,
          nonce,
          chain: null,
          gasPrice: 500n * GWEI,
        })
        return hash
      },
      () => isOnChain(shop),
    )
    await settles(async () => await shop.modal.getByText(hash ?? '').isVisible(), true)
    assert.equal(await world.chain.balance(RECEIVER), '0.5')
  })

  it('is told as cancelled if nothing was paid', async ({ shop, world }) => {
    await replace(
      { shop, world },
      (client, account, nonce) =>
        client.sendTransaction({ account, to: account, value: 0n, nonce, chain: null, gasPrice: 500n * GWEI }),
      () =>
        goOnUntil(shop.page, () =>
          shop.modal.getByText('It was cancelled on Sandbox. Only a fee was paid.').first().isVisible(),
        ),
    )
    assert.equal(await world.chain.balance(RECEIVER), '0')
  })
})
