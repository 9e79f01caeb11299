import { assert } from 'chai'
import type { PhonePage } from './support/phoneOn.js'
import type { ShopPage } from './support/shopOn.js'
import {
  deleteDatabase,
  exportKey,
  goBackToFormerRelease,
  readRecords,
  spoilSession,
  storedText,
} from './support/keptSecrets.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { copyLink, pair, showCode } from './support/pairing.js'
import { settles } from './support/settles.js'

/** How soon tabs of a site agree (U-33). */
const AGREED_MS = 500

const signs = async (shop: ShopPage, phone: PhonePage): Promise<void> => {
  await shop.page.getByRole('button', { name: 'Sign a message' }).click()
  await phone.approve('wants you to sign a message')
  await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
}
const hexIn = (value: unknown): readonly string[] => JSON.stringify(value).match(/\b[0-9a-f]{64}\b/g) ?? []

describe('the secrets of a paired wallet', () => {
  it('are not readable in storage: no seed, no key of the session or the link, no address and no history; the browser does not export the key; a code that was only shown leaves nothing, nor does a disconnected visitor [S-14] [S-25]', async ({
    shop,
    takePhone,
    context,
  }) => {
    const phone = await takePhone()
    await shop.go()
    await showCode(shop)
    assert.deepEqual(await shop.page.evaluate(() => indexedDB.databases()), [])
    const link = await copyLink(shop, context)
    await phone.paste(link)
    await phone.approve('wants to connect')
    await shop.accountButton.waitFor()
    await shop.page.bringToFront()
    await signs(shop, phone)
    const address = (await shop.told('address').textContent()) ?? ''
    const linkKey = /symKey=([0-9a-f]{64})/.exec(link)?.[1] ?? 'none'
    const records = await readRecords(shop.page)
    const clear = JSON.stringify(records)
    assert.notInclude(clear, linkKey)
    assert.notInclude(clear, 'personal_sign","params')
    // Only hashes of messages are kept: the encryption key is stored beside them.
    assert.match(clear, /"[\da-f]{64}":""/)
    await settles(async () => /":"A[\w+/]{40}/.test(JSON.stringify(await readRecords(shop.page))), false)
    assert.include(clear, address)
    const stored = (await storedText(shop.page)).toLowerCase()
    assert.include(stored, 'session/')
    for (const secret of [address.slice(2), linkKey, link.slice(3, 67)])
      assert.notInclude(stored, secret.toLowerCase(), secret)
    const topics = Object.keys(records).map((name) => name.replace('session/', ''))
    const keys = hexIn(records).filter((hex) => !topics.includes(hex))
    assert.isAbove(keys.length, 1)
    for (const key of keys) assert.notInclude(stored, key)
    assert.equal(await exportKey(shop.page), 'InvalidAccessError')
    await shop.disconnect()
    await settles(async () => /session|subscription|keychain|wc@/.test(await storedText(shop.page)), false)
  })

  it('are migrated from an earlier release, which stored them readable; are dropped if no key decrypts them, and created anew; stay in memory if the database is deleted, which is not blocked [U-32] [U-34] [U-35]', async ({
    shop,
    takePhone,
  }) => {
    const phone = await takePhone()
    await shop.go()
    await pair(shop, phone)
    await goBackToFormerRelease(shop.page)
    assert.include((await storedText(shop.page)).toLowerCase(), 'portico.portico.relay/wc@2:core:0.3:portico//keychain')
    await shop.page.reload()
    await shop.accountButton.waitFor()
    await signs(shop, phone)
    await settles(() => shop.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('wc@'))), [])
    const address = (await shop.told('address').textContent()) ?? ''
    assert.notInclude((await storedText(shop.page)).toLowerCase(), address.slice(2).toLowerCase())
    await shop.page.reload()
    await shop.accountButton.waitFor()

    await spoilSession(shop.page)
    await shop.page.reload()
    await shop.connectButton.waitFor()
    await shop.page.getByText('Disconnected · eip155 · ByWallet · PTC-SESSION-GONE').waitFor()
    await pair(shop, phone)
    await shop.page.reload()
    await shop.accountButton.waitFor()

    await deleteDatabase(shop.page)
    await signs(shop, phone)
    await shop.page.reload()
    await shop.connectButton.waitFor()
    await pair(shop, phone)
  })

  it('reach a tab that paired before: it follows within 500 ms when another one pairs, pairs again or disconnects, and signs [U-33]', async ({
    shop,
    takePhone,
    anotherTab,
  }) => {
    const phone = await takePhone()
    await shop.go()
    const other = await anotherTab()
    await other.go()
    await pair(shop, phone)
    await other.page.bringToFront()
    await other.accountButton.waitFor()
    for (const [one, next] of [
      [shop, other],
      [other, shop],
    ] as const) {
      await one.page.bringToFront()
      await one.disconnect()
      await settles(() => next.connectButton.isVisible(), true, AGREED_MS)
      await pair(one, phone)
      await settles(() => next.told('wallet').textContent(), 'Osprey Phone', AGREED_MS)
      await next.page.bringToFront()
      await signs(next, phone)
    }
  })
})

describe('an e-mail login', () => {
  it("leaves neither address nor e-mail in the page's storage, during the login and after it [S-25]", async ({
    shop,
    world,
  }) => {
    const email = 'ana@lantern.example'
    await shop.go()
    await logInByEmail(shop, world.sandbox.secureSite, email)
    const address = (await shop.told('address').textContent()) ?? ''
    const isClean = async (): Promise<void> => {
      const stored = (await storedText(shop.page)).toLowerCase()
      for (const secret of [email, address.slice(2).toLowerCase()]) assert.notInclude(stored, secret)
    }
    await shop.openAccount()
    await shop.view('Account').getByText(email).waitFor()
    await isClean()
    await shop.modal.getByRole('button', { name: 'Disconnect' }).click()
    await shop.connectButton.waitFor()
    await isClean()
    const left = await shop.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('embedded')))
    assert.deepEqual(left, [])
  })
})

describe('a browser that stores no secrets', () => {
  /** As in some private windows; the tests of the records cover other cases. */
  const REFUSES_THE_KEY = "IDBObjectStore.prototype.put = () => { throw new DOMException('No.', 'DataCloneError') }"
  /** Reading the property throws. */
  const DENIES = "Object.defineProperty(globalThis, 'indexedDB', { get: () => { throw new Error('Denied.') } })"

  it('can pair and sign if it refuses the key, and again, after a reload, if it denies the database [S-25] [U-32]', async ({
    shop,
    takePhone,
  }) => {
    const phone = await takePhone()
    for (const breakIt of [REFUSES_THE_KEY, DENIES]) {
      await shop.page.addInitScript({ content: breakIt })
      await shop.go()
      await pair(shop, phone)
      await signs(shop, phone)
      const texts = await shop.page.evaluate(() => Object.entries<string>(localStorage).flat())
      assert.notMatch(texts.join('\n'), /wc@|0x[0-9a-f]{40}/i)
      await shop.page.reload()
      await shop.connectButton.waitFor()
      await shop.page.getByText('Disconnected · eip155 · ByWallet · PTC-SESSION-GONE').waitFor()
    }
  })
})
