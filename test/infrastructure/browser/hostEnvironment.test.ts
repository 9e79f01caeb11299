import { assert } from 'chai'
import sinon from 'sinon'
import type { BrowserHost } from '../../../infrastructure/browser/BrowserHost.js'
import { makeBrowserHostEnvironment } from '../../../infrastructure/browser/hostEnvironment.js'
import { makeBrowserPage } from '../../support/makeBrowserPage.js'
import { IPHONE, MAC } from '../../support/userAgents.js'

const environmentOf = (page: BrowserHost | undefined, select: (text: string) => boolean = () => false) =>
  makeBrowserHostEnvironment(page, select)

/** Compiles only if a page's window is a `BrowserHost` as it is. */
export const windowIsAHost = (window: Window): BrowserHost => window

const AGENTS = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  mac: MAC,
  iphone: IPHONE,
  androidTablet:
    'Mozilla/5.0 (Linux; Android 15; Pixel Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
} as const

describe('makeBrowserHostEnvironment: mobile', () => {
  const cases: readonly (readonly [string, boolean, Parameters<typeof makeBrowserPage>[0]])[] = [
    ['a desktop with a mouse', false, { userAgent: AGENTS.windows }],
    [
      'a touch laptop with a fine pointer (W-17)',
      false,
      { userAgent: AGENTS.windows, coarse: true, fine: true, maxTouchPoints: 10 },
    ],
    ['a Mac', false, { userAgent: AGENTS.mac }],
    ['a phone', true, { userAgent: AGENTS.iphone, coarse: true, fine: false, maxTouchPoints: 5 }],
    ['a phone with a mouse', true, { userAgent: AGENTS.iphone, coarse: false, fine: true }],
    ['an Android tablet, which says it is not mobile', true, { userAgent: AGENTS.androidTablet, mobile: false }],
    ['an iPad, which says it is a Mac', true, { userAgent: AGENTS.mac, maxTouchPoints: 5 }],
    ['what calls itself mobile, whatever its name', true, { userAgent: 'X', mobile: true }],
    ['a screen with fingers only', true, { userAgent: AGENTS.windows, coarse: true, fine: false }],
  ]
  for (const [what, mobile, page] of cases) {
    it(`${mobile ? 'counts' : 'does not count'} ${what}`, () => {
      assert.equal(environmentOf(makeBrowserPage(page)).facts.mobile, mobile)
    })
  }
})

describe('makeBrowserHostEnvironment', () => {
  it('follows the visibility of the page (U-60)', () => {
    const page = makeBrowserPage()
    const { visible } = environmentOf(page)
    const seen: boolean[] = []
    visible.changes.subscribe((value) => seen.push(value))
    page.hide(true)
    page.hide(false)
    assert.deepEqual(seen, [true, false, true])
  })

  it('tells the next page of the tab, once, that the visitor was away; never throws if storage is blocked [U-32]', () => {
    const kept = new Map<string, string>()
    const sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    const open = () => environmentOf({ ...makeBrowserPage(), sessionStorage })
    assert.isFalse(open().takeAbsence())
    open().noteAbsence(true)
    assert.deepEqual([open().takeAbsence(), open().takeAbsence()], [true, false])
    open().noteAbsence(true)
    open().noteAbsence(false)
    assert.isFalse(open().takeAbsence())
    const blocked = environmentOf({
      ...makeBrowserPage(),
      get sessionStorage(): never {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
    blocked.noteAbsence(true)
    assert.isFalse(blocked.takeAbsence())
    assert.isFalse(environmentOf(undefined).takeAbsence())
  })

  it('[S2-30] follows the color scheme of the system', () => {
    const page = makeBrowserPage({ dark: true })
    const { prefersDark } = environmentOf(page)
    assert.isTrue(prefersDark.value)
    page.darken(false)
    assert.isFalse(prefersDark.value)
  })

  it('copies, and returns true', async () => {
    const page = makeBrowserPage()
    assert.isTrue(await environmentOf(page).copy('0xab'))
    sinon.assert.calledOnceWithExactly(page.writeText, '0xab')
  })

  for (const clipboard of ['refuses', 'absent'] as const)
    for (const isAllowed of [true, false])
      it(`copies by selection if the clipboard ${clipboard === 'absent' ? 'is absent' : clipboard}, and reports that the browser ${isAllowed ? 'did' : 'refused'}`, async () => {
        const selected: string[] = []
        const { copy } = environmentOf(makeBrowserPage({ clipboard }), (text) => {
          selected.push(text)
          return isAllowed
        })
        const copying = copy('0xab')
        // Without a clipboard, synchronously in the click itself.
        if (clipboard === 'absent') assert.deepEqual(selected, ['0xab'])
        assert.equal(await copying, isAllowed)
        assert.deepEqual(selected, ['0xab'])
      })

  it('selects nothing if the clipboard can be written', async () => {
    const select = sinon.stub<[text: string], boolean>().returns(false)
    assert.isTrue(await environmentOf(makeBrowserPage(), select).copy('0xab'))
    sinon.assert.notCalled(select)
  })

  it('leaves no listener after dispose', () => {
    const page = makeBrowserPage()
    const environment = environmentOf(page)
    assert.deepEqual(page.listenedTypes(), ['change', 'visibilitychange'])
    environment.dispose()
    assert.deepEqual(page.listenedTypes(), [])
  })

  it('is a visible desktop page in light mode on a server', async () => {
    const environment = environmentOf(undefined)
    assert.isFalse(environment.facts.mobile)
    assert.isTrue(environment.visible.value)
    assert.isFalse(environment.prefersDark.value)
    assert.isFalse(await environment.copy('x'))
    environment.dispose()
  })
})
