import { assert } from 'chai'
import { icons } from '../attacks/announcements/icons.js'
import { names } from '../attacks/announcements/names.js'
import { shapes } from '../attacks/announcements/shapes.js'
import { bundled } from './support/bundled.js'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'
import { readRows, type ShownRow } from './support/readRows.js'
import { setTrap } from './support/setTrap.js'
import { settles } from './support/settles.js'

/**
 * How a browser handles hostile input: every icon, names with markup or hidden characters, and dropped announcements.
 * No more rows than are ever listed; the registry's tests cover all attacks.
 */
const ATTACKS = [...icons, ...names.slice(0, 29), ...shapes.filter(({ rows }) => rows.length === 0)]

const wordsOf = ({ name, tag, icon }: ShownRow): string => `${name}: ${tag}${icon ? ', with a picture' : ''}`

declare global {
  interface Window {
    readonly attacks: { readonly announceWhenAsked: (chosen: readonly string[]) => void }
  }
}

/** Announces endlessly without being asked. */
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

describe('hostile wallets', () => {
  it('run nothing, fetch nothing, show only plain text and end at fifty rows however many arrive, and the dialog still responds [S-10] [S-11] [S-22] [U-110]', async ({
    shop,
    watch,
  }) => {
    await shop.page.addInitScript({
      content: await bundled(new URL('../attacks/announcements/inPage.ts', import.meta.url), 'attacks'),
    })
    await shop.page.addInitScript(
      (chosen) => window.attacks.announceWhenAsked(chosen),
      ATTACKS.map((attack) => attack.what),
    )
    await shop.go('?wallets=heron')
    const trap = await setTrap(shop.page)
    await shop.openConnect()
    await shop.row('Heron Wallet').waitFor()
    const list = shop.modal.getByRole('list', { name: 'Wallets' })
    const expected = ATTACKS.flatMap(({ rows }) => rows).map(({ name, icon, unverified }) => ({
      name,
      tag: unverified ? 'Unverified' : 'Installed',
      icon,
    }))
    // In any order: another provider of a known wallet is listed after those of its task.
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
    await shop.page.evaluate(flood)
    await settles(async () => (await shown()).length, 50)
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Reject' }).click()
  })
})
