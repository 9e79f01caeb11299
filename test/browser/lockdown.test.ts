import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { assert } from 'chai'
import { it } from './support/it.js'

const SES = createRequire(import.meta.url).resolve('ses').replace(/[^/]+$/, 'ses.umd.min.js')

/** Code from text is what the policy of the page forbids. */
const LOCKDOWN = "lockdown({ evalTaming: 'no-eval', reporting: 'none' })"

describe('a page under lockdown() of SES', () => {
  it('has visitors connect, sign, look at their account and leave as anywhere', async ({ shop }) => {
    const { page } = shop
    await page.addInitScript({ content: `${await readFile(SES, 'utf8')};${LOCKDOWN}` })
    await shop.go()
    assert.isTrue(await page.evaluate(() => Object.isFrozen(Object.prototype) && Object.isFrozen(Reflect)))
    await shop.connect()
    await page.getByRole('button', { name: 'Sign a message' }).click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await page.getByText(/^Signed and verified for 0x/).waitFor()
    await shop.disconnect()
  })
})
