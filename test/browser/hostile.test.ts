import { assert } from 'chai'
import type { Attack } from '../attacks/announcements/Attack.js'
import { icons } from '../attacks/announcements/icons.js'
import { identifiers } from '../attacks/announcements/identifiers.js'
import { impostors } from '../attacks/announcements/impostors.js'
import { names } from '../attacks/announcements/names.js'
import { shapes } from '../attacks/announcements/shapes.js'
import { bundled } from './support/bundled.js'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'
import { readRows, type ShownRow } from './support/readRows.js'
import { setTrap } from './support/setTrap.js'
import { settles } from './support/settles.js'

const HALF = Math.ceil(names.length / 2)
/** Not more rows at a time than are ever listed. */
const BATCHES: Readonly<Record<string, readonly Attack[]>> = {
  identifiers,
  'impostors and odd shapes': [...impostors, ...shapes],
  'names, the first half': names.slice(0, HALF),
  'names, the second half': names.slice(HALF),
  icons,
}

const wordsOf = ({ name, tag, icon }: ShownRow): string => `${name}: ${tag}${icon ? ', with a picture' : ''}`

declare global {
  interface Window {
    readonly attacks: { readonly announceWhenAsked: (chosen: readonly string[]) => void }
  }
}

/** Announces without end, as nobody asked for it. */
const flood = (): void => {
  const provider = Object.fromEntries(
    ['request', 'on', 'removeListener'].map((name) => [name, () => new Promise(() => undefined)]),
  )
  for (let n = 0; n < 3_000; n += 1) {
    const info = {
      uuid: `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`,
      name: `Flood ${n}`,
      icon: '',
      rdns: `flood${n}.example`,
    }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: { ...provider } } }))
  }
}

/** Has each wallet of the page announce another provider object with each answer, as some do. */
const announceAnew = (): void => {
  const made = new WeakSet<object>()
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (event as CustomEvent<{ readonly info: object; readonly provider: object }>).detail
    if (made.has(provider)) return
    event.stopImmediatePropagation()
    const another = { ...provider }
    made.add(another)
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider: another }) }),
    )
  })
}

describe('wallets that mean harm', () => {
  for (const [what, attacks] of Object.entries(BATCHES)) {
    it(`run nothing, fetch nothing and show no more than they are: ${what} [S-10] [S-11] [S-22] [U-110]`, async ({
      shop,
      watch,
    }) => {
      await shop.page.addInitScript({
        content: await bundled(new URL('../attacks/announcements/inPage.ts', import.meta.url), 'attacks'),
      })
      await shop.page.addInitScript(
        (chosen) => window.attacks.announceWhenAsked(chosen),
        attacks.map((attack) => attack.what),
      )
      await shop.go('?wallets=heron')
      const trap = await setTrap(shop.page)
      await shop.openConnect()
      await shop.row('Heron Wallet').waitFor()
      const list = shop.modal.getByRole('list', { name: 'Wallets' })
      const expected = attacks
        .flatMap(({ rows }) => rows)
        .map(({ name, icon, unverified }) => ({ name, tag: unverified ? 'Unverified' : 'Installed', icon }))
      // In no order: another provider of a known wallet is listed after those of its task.
      const shown = async (): Promise<readonly string[]> =>
        (await readRows(list)).filter(({ tag }) => tag === 'Installed' || tag === 'Unverified').map(wordsOf)
      const all = [...expected, { name: 'Heron Wallet', tag: 'Installed', icon: true }].map(wordsOf)
      await settles(async () => [...(await shown())].sort(), all.sort())
      await shop.page.waitForFunction(() =>
        [...document.images].every((image) => image.loading === 'lazy' || image.complete),
      )
      await comesToRest(shop.page)
      await trap.isUntouched()
      assert.isFalse(watch.requests().some((request) => request.url().includes('tracker.example')))
      assert.equal((await shop.modal.boundingBox())?.width, 360)
      assert.isTrue(await shop.modal.evaluate(({ scrollWidth, clientWidth }) => scrollWidth === clientWidth))
    })
  }

  it('end at fifty rows however many come, and the dialog still answers', async ({ shop }) => {
    await shop.go('?wallets=heron')
    await shop.openConnect()
    await shop.row('Heron Wallet').waitFor()
    await shop.page.evaluate(flood)
    const list = shop.modal.getByRole('list', { name: 'Wallets' })
    await settles(async () => (await readRows(list)).filter(({ tag }) => tag === 'Installed').length, 50)
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Reject' }).click()
  })
})

describe('a wallet that means no harm, and makes a provider for each answer', () => {
  it('is one row that is believed, connects and comes back, though another kit of the page asks wallets again [S-10] [U-31]', async ({
    shop,
  }) => {
    await shop.page.addInitScript(announceAnew)
    await shop.go('?wallets=heron')
    await shop.openConnect()
    await shop.row('Heron Wallet').waitFor()
    const list = shop.modal.getByRole('list', { name: 'Wallets' })
    const ask = (): Promise<number> =>
      shop.page.evaluate(() => {
        const answers = new Set<unknown>()
        window.addEventListener(
          'eip6963:announceProvider',
          (event) => void answers.add((event as CustomEvent<{ readonly provider: object }>).detail.provider),
        )
        for (const _time of ['first', 'second']) window.dispatchEvent(new Event('eip6963:requestProvider'))
        return answers.size
      })
    assert.equal(await ask(), 2)
    await comesToRest(shop.page)
    const rows = async (): Promise<readonly string[]> =>
      (await readRows(list)).filter(({ name }) => name === 'Heron Wallet').map(({ tag }) => tag)
    assert.deepEqual(await rows(), ['Installed'])
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await settles(() => shop.told('wallet').textContent(), 'Heron Wallet')
    await ask()
    await shop.page.reload()
    await shop.accountButton.waitFor()
  })
})
