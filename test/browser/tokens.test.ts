import { assert } from 'chai'
import type { Locator } from 'playwright-core'
import { it } from './support/it.js'
import type { ShopPage } from './support/shopOn.js'

const PAINTED = ['color', 'background-color', 'border-top-color', 'outline-color', 'box-shadow']
const SHAPED = ['border-top-left-radius', 'font-family', 'font-size', 'width', 'z-index']

/**
 * What changed in the modal when a rule of the host sets a token, as `[element, property, before, after]`. In one go,
 * so that no row or picture arrives between the two looks.
 */
const changeBy = ({ page }: ShopPage, token: string, value: string, properties: readonly string[]) =>
  page.evaluate(
    ({ name, text, names }) => {
      const parts = [
        ...document.querySelectorAll('[role=dialog] *, [role=dialog], [role=presentation]:has(> [role=dialog])'),
      ]
        .filter((element) => element.closest('[data-portico-theme]') !== null)
        .flatMap((element) =>
          ['', '::before', '::after'].flatMap((part) => names.map((property) => ({ element, part, property }))),
        )
      const [before = [], after = []] = ['', text].map((set) => {
        document.documentElement.style.setProperty(name, set)
        return parts.map(({ element, part, property }) => getComputedStyle(element, part).getPropertyValue(property))
      })
      document.documentElement.style.removeProperty(name)
      return parts.flatMap(({ element, part, property }, at) => {
        const [was = '', now = ''] = [before[at], after[at]]
        const where = element.getAttribute('role') ?? (part || element.tagName)
        return was === now ? [] : [[where, property, was, now] as const]
      })
    },
    { name: `--portico-${token}`, text: value, names: properties },
  )

/** Connect with a remembered wallet and an empty field for an address. */
const openConnect = async (shop: ShopPage, query = ''): Promise<void> => {
  await shop.go(query)
  await shop.openConnect()
  await shop.row('Heron Wallet').waitFor()
  await shop.modal.getByRole('textbox').waitFor()
}

/** A mistyped address and the pointer on a button: every colour is on screen then, but for that of a field's edge. */
const mistype = async (shop: ShopPage): Promise<void> => {
  const address = shop.modal.getByRole('textbox')
  await address.fill('ana@shop')
  await shop.page.keyboard.press('Enter')
  await shop.modal.locator('[aria-invalid=true]').waitFor()
  await address.focus()
  await shop.modal.getByRole('button', { name: /Google/ }).hover()
}

/** The pixels of a line across the start edge of an element, 8 on either side: their luminances. */
const acrossEdge = async ({ page }: ShopPage, element: Locator): Promise<readonly number[]> => {
  const { x, y, height } = (await element.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  const line = { x: x - 8, y: y + height / 2, width: 16, height: 1 }
  const picture = (await page.screenshot({ clip: line })).toString('base64')
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const painter = new OffscreenCanvas(bitmap.width, 1).getContext('2d')
    painter?.drawImage(bitmap, 0, 0)
    const { data } = painter?.getImageData(0, 0, bitmap.width, 1) ?? { data: [] }
    return Array.from({ length: bitmap.width }, (_, at) => {
      const [red = 0, green = 0, blue = 0] = [...data.slice(at * 4, at * 4 + 3)].map((value) =>
        value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
  }, picture)
}

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const context = { reducedMotion: 'reduce' } as const

/** What each token paints, as docs/usage.md has it: part of the page, property. */
type Parts = Readonly<Record<string, readonly [part: string, property: string]>>
const EDGE: Parts = { edge: ['INPUT', 'border-top-color'] }
/** The dot beside an installed wallet, where no heading says that it is one. */
const SUCCESS: Parts = { success: ['::before', 'background-color'] }
const COLOURS: Parts = {
  surface: ['dialog', 'background-color'],
  raised: ['BUTTON', 'background-color'],
  hover: ['BUTTON', 'background-color'],
  text: ['dialog', 'color'],
  muted: ['SPAN', 'color'],
  line: ['::before', 'background-color'],
  accent: ['BUTTON', 'background-color'],
  'on-accent': ['BUTTON', 'color'],
  danger: ['INPUT', 'border-top-color'],
  focus: ['INPUT', 'outline-color'],
  veil: ['presentation', 'background-color'],
}

/** Of the colours that a value had, the one that is no longer in it. */
const colourThatWent = (before: string, after: string): string | undefined =>
  before.match(/rgba?\([^)]*\)|color\([^)]*\)/g)?.find((colour) => !after.includes(colour))

/** Sets one token after the other and sees it paint its part, and what has the same colour alone. */
const paint = async (shop: ShopPage, mode: 'light' | 'dark', tokens: Parts): Promise<void> => {
  for (const [token, [part, property]] of Object.entries(tokens)) {
    for (const name of mode === 'dark' ? [token, `dark-${token}`] : [token]) {
      const all = await changeBy(shop, name, 'rgb(1, 2, 3)', PAINTED)
      // The text on an accent is derived from it.
      const changes = all.filter(([, , before]) => token !== 'accent' || !before.startsWith('color('))
      const befores = new Set(changes.map(([, , before, after]) => colourThatWent(before, after)))
      assert.includeDeepMembers(
        changes.map(([where, what]) => [where, what]),
        [[part, property]],
        name,
      )
      assert.equal(befores.size, 1, `${name} paints what has one colour: ${[...befores].join()}`)
      for (const [, , , after] of changes) assert.include(after, 'rgb(1, 2, 3)', name)
    }
  }
}

describe('the tokens of a theme', () => {
  for (const mode of ['light', 'dark'] as const) {
    it(
      `paint in the ${mode} mode what they are for and nothing else, also from a rule for the whole page [U-68]`,
      async ({ shop }) => {
        await openConnect(shop, `?theme=${mode}`)
        await paint(shop, mode, EDGE)
        await mistype(shop)
        await paint(shop, mode, COLOURS)
        const shadow = await changeBy(shop, 'shadow', '0 0 9px rgb(1, 2, 3)', [...PAINTED, ...SHAPED])
        assert.deepEqual(
          shadow.map(([where, what]) => [where, what]),
          [['dialog', 'box-shadow']],
        )
        await shop.row('All wallets').click()
        await shop.view('AllWallets').getByText('Installed', { exact: true }).first().waitFor()
        await paint(shop, mode, SUCCESS)
      },
      { context },
    )
  }
  it(
    'shape what they are for and nothing else [S2-29, U-68]',
    async ({ shop }) => {
      await openConnect(shop)
      await mistype(shop)
      const changed = async (token: string, value: string) => {
        const changes = await changeBy(shop, token, value, [...PAINTED, ...SHAPED])
        return {
          parts: [...new Set(changes.map(([where]) => where))],
          what: [...new Set(changes.map(([, what]) => what))],
        }
      }
      for (const [token, parts] of Object.entries({
        'radius-dialog': ['dialog'],
        'radius-row': ['BUTTON'],
        'radius-control': ['BUTTON', 'INPUT'],
        'radius-icon': ['SPAN'],
      })) {
        const { parts: found, what } = await changed(token, '1px')
        assert.includeMembers(found, parts, token)
        assert.deepEqual(what, ['border-top-left-radius'], token)
      }
      const fonts = await changed('font-family', 'serif')
      assert.include(fonts.what, 'font-family')
      assert.deepEqual((await changed('z-index', '5')).what, ['z-index'])
      assert.include((await changed('width', '340px')).parts, 'dialog')
    },
    { context },
  )
  it(
    'let a host’s accent alone be read on: white or black, whichever has 4.5 to 1, over 500 colours [U-68]',
    async ({ shop }) => {
      await openConnect(shop)
      // Where there is nothing to send, the action has no accent.
      await shop.modal.getByRole('textbox').fill('ana@shop.example')
      const worst = await shop.page.evaluate(() => {
        const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        const action = document.querySelector('[role=dialog] form button') ?? document.body
        const ratios: number[] = []
        const grounds = new Set<string>()
        for (let at = 0; at < 500 && painter !== null; at += 1) {
          const channels = [(at * 97) % 256, (at * 57) % 251, (at * 23) % 241]
          document.documentElement.style.setProperty('--portico-accent', `rgb(${channels.join()})`)
          const { backgroundColor, color } = getComputedStyle(action)
          grounds.add(backgroundColor)
          const [ground = 0, ink = 0] = [backgroundColor, color].map((colour) => {
            painter.fillStyle = colour
            painter.fillRect(0, 0, 1, 1)
            const linear = [...painter.getImageData(0, 0, 1, 1).data].map((value) =>
              value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
            )
            return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
          })
          ratios.push((Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05))
        }
        return { least: Math.min(...ratios), count: grounds.size }
      })
      assert.equal(worst.count, 500)
      assert.isAtLeast(worst.least, 4.5)
    },
    { context },
  )
  for (const mode of ['light', 'dark'] as const)
    it(
      `leave what has the focus to be seen in the ${mode} mode, also with an accent that cannot be seen [U-75]`,
      async ({ shop }) => {
        const { page, modal } = shop
        await openConnect(shop, `?theme=${mode}`)
        await modal.getByRole('textbox').fill('ana@shop.example')
        await page.keyboard.press('Tab')
        const controls = {
          close: modal.getByRole('button', { name: 'Close' }),
          row: shop.row('Heron Wallet'),
          field: modal.getByRole('textbox'),
          action: modal.locator('form button'),
          social: modal.getByRole('button', { name: /Discord/ }),
        }
        for (const accent of ['', '#ffffff', '#18181b', 'transparent', 'currentColor', 'no colour']) {
          await page.evaluate((value) => document.documentElement.style.setProperty('--portico-accent', value), accent)
          for (const [name, control] of Object.entries(controls)) {
            await (name === 'close' ? controls.row : controls.close).focus()
            const before = await acrossEdge(shop, control)
            await control.focus()
            const after = await acrossEdge(shop, control)
            const most = Math.max(...after.map((pixel, at) => contrast(pixel, before[at] ?? pixel)))
            assert.isAtLeast(most, 3, `${name} with "${accent}"`)
          }
        }
      },
      { context },
    )
  it(
    'leave the text on an accent opaque, and Close within its corner, whatever the host sets [S2-29]',
    async ({ shop }) => {
      await openConnect(shop)
      await shop.modal.getByRole('textbox').fill('ana@shop.example')
      const action = shop.modal.locator('form button')
      const close = shop.modal.getByRole('button', { name: 'Close' })
      await shop.page.evaluate(() => {
        const { style } = document.documentElement
        style.setProperty('--portico-accent', 'rgb(102 51 153 / 0.4)')
        style.setProperty('--portico-radius-master', '50px')
      })
      const ink = await action.evaluate((button) => getComputedStyle(button).color)
      assert.match(ink, /^color\(/)
      assert.notInclude(ink, '/')
      const hit = await close.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      assert.isTrue(hit)
    },
    { context },
  )
})
