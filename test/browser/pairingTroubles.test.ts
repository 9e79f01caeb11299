import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { CODE, pair, scan, showCode } from './support/pairing.js'
import { rewriteSession } from './support/keptSecrets.js'
import { settles } from './support/settles.js'

/** The tag of a message with which a phone opens a session. */
const SETTLE = 1102

const tolerated = [/WebSocket connection to 'ws:\/\/127\.0\.0\.1/, /WebSocket is already in CLOSING or CLOSED state/]

describe('problems during pairing', () => {
  it(
    'show that the relay is down in place of the code, let a browser wallet connect, and show a code once it is back [U-49] [U-50]',
    async ({ shop, takePhone, world }) => {
      world.sandbox.relay.setFaults({ down: true })
      await shop.page.clock.install()
      await shop.go()
      await shop.openConnect()
      // The pairing code loads with the press; its wait starts with the first attempt.
      const tried = shop.page.waitForEvent('websocket')
      await shop.row('WalletConnect').click()
      await tried
      await shop.page.clock.runFor(21_000)
      await shop.modal.getByText('The pairing service does not answer. Trying again every few seconds.').waitFor()
      await shop.modal.getByText('PTC-PAIRING-UNREACHABLE').waitFor()
      await shop.modal.getByRole('button', { name: 'Try again' }).waitFor()
      world.sandbox.relay.setFaults({})
      await shop.page.clock.runFor(12_000)
      await shop.modal.getByRole('img', CODE).waitFor()
      const phone = await takePhone()
      await scan(shop, phone)
      await phone.approve('wants to connect')
      await shop.accountButton.waitFor()
    },
    { tolerated },
  )

  it(
    "show a refused project in place of the code, in visitors' terms, and alert the developer; the wallet list shows one line that browser wallets work [S8-41] [S8-48] [U-49] [U-56] [X-18]",
    async ({ shop, world }) => {
      world.sandbox.relay.setFaults({ refuse: 'Unauthorized: invalid key' })
      const alert = shop.page.waitForEvent('console', (message) => message.text().includes('PTC-ALERT-PROJECT-ID'))
      await shop.go()
      await shop.openConnect()
      await shop.row('WalletConnect').click()
      await shop.modal
        .getByText('Pairing a phone does not work on this site right now. Use a wallet in this browser.')
        .waitFor()
      await shop.modal.getByText('PTC-PAIRING-REFUSED').waitFor()
      assert.notInclude((await shop.modal.textContent()) ?? '', 'key')
      await alert
      await shop.modal.getByRole('button', { name: 'Back' }).click()
      await shop.modal
        .getByRole('status')
        .getByText('The pairing service is unavailable. Browser wallets work.')
        .waitFor()
      await shop.row('Heron Wallet').click()
      await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
      await shop.accountButton.waitFor()
    },
    { tolerated: [...tolerated, /PTC-ALERT-PROJECT-ID/] },
  )

  it(
    "show how far the device's clock is ahead if the relay refuses it, and show a code once it is set [S8-47] [U-49]",
    async ({ shop }) => {
      const { clock } = shop.page
      await clock.install({ time: Date.now() + 600_000 })
      await shop.go()
      await shop.openConnect()
      await shop.row('WalletConnect').click()
      await shop.modal
        .getByText(
          'The clock of this device is 10 minutes ahead. The pairing service refuses it. Set the clock and come back.',
        )
        .waitFor()
      await shop.modal.getByText('PTC-PAIRING-CLOCK').waitFor()
      await checkAccessibility(shop.page)
      await clock.setSystemTime(Date.now())
      await clock.runFor(12_000)
      await shop.modal.getByRole('img', CODE).waitFor()
    },
    { tolerated: [...tolerated, /PTC-ALERT-SESSION-EXPIRED/] },
  )

  it(
    'keep the code when the socket breaks for a moment, and the phone that scanned it connects [U-46]',
    async ({ shop, takePhone, world }) => {
      const phone = await takePhone()
      await shop.go()
      await showCode(shop)
      await scan(shop, phone)
      world.sandbox.relay.dropSockets()
      await phone.approve('wants to connect')
      await shop.accountButton.waitFor()
    },
    { tolerated },
  )

  it(
    'deliver the answer to a request whose socket broke while the phone was asked [U-25] [U-41]',
    async ({ shop, takePhone, world }) => {
      const phone = await takePhone()
      await shop.go()
      await pair(shop, phone)
      await shop.page.getByRole('button', { name: 'Sign a message' }).click()
      await phone.question('wants you to sign a message').waitFor()
      world.sandbox.relay.dropSockets()
      await phone.approve('wants you to sign a message')
      await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
    },
    { tolerated },
  )

  it('show that the phone declined to sign, and ask again', async ({ shop, takePhone }) => {
    const phone = await takePhone()
    await shop.go()
    await pair(shop, phone)
    await shop.page.getByRole('button', { name: 'Sign a message' }).click()
    await phone.reject('wants you to sign a message')
    await shop.page.getByText(/^Not signed: User rejected the request/).waitFor()
    await shop.page.getByRole('button', { name: 'Sign a message' }).click()
    await phone.approve('wants you to sign a message')
    await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
  })

  for (const [what, session] of [
    ['was ended while the page was away', null],
    ['was written by an older release', { topic: 'old', namespaces: 'none' }],
  ] as const) {
    it(`drop a session that ${what}: with a code for the developer, and the visitor connects again [U-34] [U-35]`, async ({
      shop,
      takePhone,
    }) => {
      const phone = await takePhone()
      await shop.go()
      await pair(shop, phone)
      await rewriteSession(shop.page, session)
      await shop.page.reload()
      await shop.connectButton.waitFor()
      await shop.page.getByText('Disconnected · eip155 · ByWallet · PTC-SESSION-GONE').waitFor()
      await pair(shop, phone)
    })
  }

  it('leave no link in the document when the modal closes, and ignore a later approval [S-14]', async ({
    shop,
    takePhone,
    world,
  }) => {
    const phone = await takePhone()
    await shop.go()
    await showCode(shop)
    await scan(shop, phone)
    await shop.modal.getByRole('button', { name: 'Close' }).click()
    await shop.modal.waitFor({ state: 'hidden' })
    await phone.approve('wants to connect')
    // The phone lists the site while it waits for an answer; its message is on its way to the site.
    await settles(() => world.sandbox.relay.tags().includes(SETTLE), true)
    assert.isTrue(await shop.connectButton.isVisible())
    assert.equal(await shop.page.locator('svg[role="img"]').count(), 0)
    await shop.page.reload()
    await shop.connectButton.waitFor()
  })
})
