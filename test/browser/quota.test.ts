import { assert } from 'chai'
import { it } from './support/it.js'

/** Server answers for an unpaid project, and the alerts for the developer. */
const BILLING = /quota|billing|plan\b|upgrade|payment|paid|limit|rate|\b4\d\d\b|PTC-/i
const BODY =
  '{"error":"Monthly quota exceeded. Upgrade your plan at https://billing.example","message":"Payment required: rate limit reached"}'
const tolerated: readonly RegExp[] = [
  /^console error: Failed to load resource: /,
  /^console error: \[portico\] PTC-ALERT-/,
]

describe('an unpaid project', () => {
  for (const status of [402, 403, 429]) {
    it(
      `is not mentioned to the visitor (${status}): the page shows what does not work, and connects [U-56]`,
      async ({ shop, world }) => {
        for (const match of ['wallet-api', 'blockchain-api']) world.sandbox.fault({ match, status, body: BODY })
        await shop.go('?wallets=heron')
        await shop.openConnect()
        await shop.row('Heron Wallet').waitFor()
        await shop.modal
          .getByText(/unavailable|cannot be listed/)
          .first()
          .waitFor()
        assert.notMatch((await shop.modal.textContent()) ?? '', BILLING)
        await shop.row('Heron Wallet').click()
        await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
        await shop.accountButton.waitFor()
        await shop.openAccount()
        await shop.modal.getByText('Tokens cannot be shown right now').waitFor()
        assert.notMatch(
          ((await shop.modal.textContent()) ?? '').replace(/0x[0-9a-f]+…[0-9a-f]+|\d+([.,]\d+)*/gi, ''),
          BILLING,
        )
      },
      { tolerated },
    )
  }
})
