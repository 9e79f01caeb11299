import { assert } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { it } from './support/it.js'
import type { ShopPage } from './support/shopOn.js'

const PAINTED = ['color', 'background-color', 'border-top-color', 'outline-color', 'box-shadow']
const SHAPED = ['border-top-left-radius', 'font-family', 'font-size', 'width', 'z-index']

/**
 * Changes in the modal when a host rule sets a token, as `[element, property, before, after]`. In one evaluation, so
 * that no row or picture arrives in between.
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

/** Connect with a stored wallet and an empty address field. */
const openConnect = async (shop: ShopPage, query = ''): Promise<void> => {
  await shop.go(query)
  await shop.openConnect()
  await shop.row('Heron Wallet').waitFor()
  await shop.modal.getByRole('textbox').waitFor()
}

/** A mistyped address and the pointer on a button: every color is visible then, except for that of a field's border. */
const mistype = async (shop: ShopPage): Promise<void> => {
  const address = shop.modal.getByRole('textbox')
  await address.fill('ana@shop')
  await shop.page.keyboard.press('Enter')
  await shop.modal.locator('[aria-invalid=true]').waitFor()
  await address.focus()
  await shop.modal.getByRole('button', { name: /Google/ }).hover()
}

interface Line {
  readonly x: number
  readonly y: number
}
/** Half of a line across the border of an element, and of its focus ring. */
const REACH = 8

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** The positions of the elements' start borders in a picture of the dialog, at half their height. */
const edgesOf = async (dialog: Locator, elements: readonly Locator[]): Promise<readonly Line[]> => {
  const place = await boxOf(dialog)
  const boxes = await Promise.all(elements.map(boxOf))
  return boxes.map(({ x, y, height }) => ({
    x: Math.round(x - place.x - REACH),
    y: Math.round(y - place.y + height / 2),
  }))
}

/** The WCAG luminance of a pixel's color. */
const luminance = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The luminances along each line, in each picture of the page. */
const alongLines = async (page: Page, pictures: readonly Buffer[], lines: readonly Line[]) => {
  const seen = await page.evaluate(
    ({ shots, across, width }) =>
      Promise.all(
        shots.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
          const painter = canvas.getContext('2d', { willReadFrequently: true })
          painter?.drawImage(bitmap, 0, 0)
          return across.map(({ x, y }) => [...(painter?.getImageData(x, y, width, 1).data ?? [])])
        }),
      ),
    { shots: pictures.map((picture) => picture.toString('base64')), across: lines, width: 2 * REACH },
  )
  return seen.map((picture) =>
    picture.map((line) => Array.from({ length: 2 * REACH }, (_, at) => luminance(line.slice(at * 4, at * 4 + 3)))),
  )
}

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const context = { reducedMotion: 'reduce' } as const

/** The painted part and property of each token, as in docs/usage.md. */
type Parts = Readonly<Record<string, readonly [part: string, property: string]>>
const EDGE: Parts = { edge: ['INPUT', 'border-top-color'] }
/** The dot beside an installed wallet without a heading. */
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

/** The color in the first value that is missing in the second. */
const colourThatWent = (before: string, after: string): string | undefined =>
  before.match(/rgba?\([^)]*\)|color\([^)]*\)/g)?.find((colour) => !after.includes(colour))

/** Sets one token after the other and checks that it paints its part, and only elements of the same color. */
const paint = async (shop: ShopPage, mode: 'light' | 'dark', tokens: Parts): Promise<void> => {
  for (const [token, [part, property]] of Object.entries(tokens)) {
    for (const name of mode === 'dark' ? [token, `dark-${token}`] : [token]) {
      const all = await changeBy(shop, name, 'rgb(1, 2, 3)', PAINTED)
      // The text color on an accent is derived from it.
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

/**
 * The readability of a host's accent by itself, over 500 colors: the lowest contrast, and the number of colors. The
 * action uses the accent only if there is something to send.
 */
const accentsReadOn = async ({ page }: ShopPage) => {
  const { grounds, pixels } = await page.evaluate(() => {
    const action = document.querySelector('[role=dialog] form button') ?? document.body
    const { style } = document.documentElement
    const painted = Array.from({ length: 500 }, (_, at) => {
      const channels = [(at * 97) % 256, (at * 57) % 251, (at * 23) % 241]
      style.setProperty('--portico-accent', `rgb(${channels.join()})`)
      const { backgroundColor, color } = getComputedStyle(action)
      return [backgroundColor, color] as const
    })
    style.removeProperty('--portico-accent')
    const painter = new OffscreenCanvas(2, painted.length).getContext('2d')
    if (painter === null) throw new Error('nothing to paint on')
    painted.forEach((colours, y) =>
      colours.forEach((colour, x) => {
        painter.fillStyle = colour
        painter.fillRect(x, y, 1, 1)
      }),
    )
    return {
      grounds: painted.map(([ground]) => ground),
      pixels: [...painter.getImageData(0, 0, 2, painted.length).data],
    }
  })
  const ratios = grounds.map((_, at) =>
    contrast(luminance(pixels.slice(at * 8, at * 8 + 3)), luminance(pixels.slice(at * 8 + 4, at * 8 + 7))),
  )
  return { least: Math.min(...ratios), count: new Set(grounds).size }
}

describe('the tokens of a theme', () => {
  for (const mode of ['light', 'dark'] as const) {
    it(
      `paint in the ${mode} mode only the parts they are for, also when set by a rule for the whole page [U-68]`,
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
    'shape only the parts they are for, and keep text on any of 500 host accents readable, opaque, with Close within its corner [S2-29] [U-68]',
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
      await shop.modal.getByRole('textbox').fill('ana@shop.example')
      const worst = await accentsReadOn(shop)
      assert.equal(worst.count, 500)
      assert.isAtLeast(worst.least, 4.5)
      await shop.page.evaluate(() => {
        const { style } = document.documentElement
        style.setProperty('--portico-accent', 'rgb(102 51 153 / 0.4)')
        style.setProperty('--portico-radius-master', '50px')
      })
      const ink = await shop.modal.locator('form button').evaluate((button) => getComputedStyle(button).color)
      assert.match(ink, /^color\(/)
      assert.notInclude(ink, '/')
      const hit = await shop.modal.getByRole('button', { name: 'Close' }).evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      assert.isTrue(hit)
    },
    { context },
  )
  for (const mode of ['light', 'dark'] as const)
    it(
      `keep the focused element visible in the ${mode} mode, even with an invisible accent [U-75]`,
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
        const names = Object.keys(controls)
        for (const accent of ['', '#ffffff', '#18181b', 'transparent', 'currentColor', 'no colour']) {
          await page.evaluate((value) => document.documentElement.style.setProperty('--portico-accent', value), accent)
          const lines = await edgesOf(modal, Object.values(controls))
          const clip = await boxOf(modal)
          const pictures: Buffer[] = []
          for (const control of Object.values(controls)) {
            await control.focus()
            pictures.push(await page.screenshot({ clip }))
          }
          // Another control has the focus in the previous picture: the last one, for the first.
          const seen = await alongLines(page, pictures, lines)
          for (const [at, name] of names.entries()) {
            const before = seen.at(at - 1)?.[at] ?? []
            const most = Math.max(...(seen[at]?.[at] ?? []).map((pixel, x) => contrast(pixel, before[x] ?? pixel)))
            assert.isAtLeast(most, 3, `${name} with "${accent}"`)
          }
        }
      },
      { context },
    )
})
