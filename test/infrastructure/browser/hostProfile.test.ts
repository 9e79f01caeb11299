import { assert } from 'chai'
import sinon from 'sinon'
import type { HostFacts, HostProfile } from '../../../domain/pairing/linkHost.js'
import { type BrowserHost, readHostFacts } from '../../../infrastructure/browser/BrowserHost.js'
import { openLink } from '../../../infrastructure/browser/hostEnvironment.js'
import { makeBrowserPage } from '../../support/makeBrowserPage.js'
import { ANDROID, IPHONE, MAC } from '../../support/userAgents.js'

/** Opened windows get no handle on this page (S-20). */
const NO_HANDLE = 'noreferrer,noopener'

const pageOf = (userAgent: string, more: Partial<Omit<BrowserHost, 'open'>> = {}) => {
  const page = makeBrowserPage({ userAgent })
  const whole = { ...page, ...more }
  return Object.assign(whole, 'parent' in more ? {} : { parent: whole })
}
const telegram = (platform: unknown) => ({ Telegram: { WebApp: { platform } } })
const at = (hash: string) => ({
  location: { origin: 'https://shop.example', href: `https://shop.example/${hash}`, hash },
})

const CASES: readonly (readonly [what: string, HostProfile, HostFacts['system'], ReturnType<typeof pageOf>])[] = [
  ['a browser on a computer', 'Browser', 'Other', pageOf(MAC)],
  ['a browser on an iPhone', 'Browser', 'Ios', pageOf(IPHONE)],
  ['a browser on Android', 'Browser', 'Android', pageOf(ANDROID)],
  [
    'an iPad that says it is a Mac',
    'Browser',
    'Ios',
    pageOf(MAC, { navigator: { userAgent: MAC, maxTouchPoints: 5 } }),
  ],
  [
    'a page on the home screen of an iPhone',
    'InstalledApp',
    'Ios',
    pageOf(IPHONE, { navigator: { userAgent: IPHONE, maxTouchPoints: 5, standalone: true } }),
  ],
  [
    'an installed app',
    'InstalledApp',
    'Android',
    pageOf(ANDROID, {
      matchMedia: (query) => Object.assign(new EventTarget(), { matches: query.includes('standalone') }),
    }),
  ],
  ['a frame of another page', 'Framed', 'Android', pageOf(ANDROID, { parent: {} })],
  ['a wallet’s browser, by its name', 'WalletBrowser', 'Android', pageOf(`${ANDROID} MetaMaskMobile`)],
  ['a wallet’s browser, by its wallet', 'WalletBrowser', 'Ios', pageOf(IPHONE, { ethereum: {} })],
  ['a browser with an extension', 'Browser', 'Other', pageOf(MAC, { ethereum: {} })],
  ['Telegram on an iPhone', 'TelegramIos', 'Ios', pageOf(IPHONE, telegram('ios'))],
  ['Telegram on Android', 'TelegramAndroid', 'Android', pageOf(ANDROID, telegram('android'))],
  [
    'Telegram on Android without its script',
    'TelegramAndroid',
    'Android',
    pageOf(ANDROID, { TelegramWebviewProxy: {} }),
  ],
  ['Telegram on a computer', 'TelegramDesktop', 'Other', pageOf(MAC, telegram('tdesktop'))],
  ['Telegram on a computer without its script', 'TelegramDesktop', 'Other', pageOf(MAC, { TelegramWebviewProxy: {} })],
  [
    'Telegram in a browser, which frames the page',
    'TelegramWeb',
    'Other',
    pageOf(MAC, { ...telegram('weba'), parent: {} }),
  ],
  [
    'Telegram in a browser, by the address',
    'TelegramWeb',
    'Other',
    pageOf(MAC, { ...at('#tgWebAppData=x&tgWebAppPlatform=webk'), parent: {} }),
  ],
  ['Telegram’s script outside Telegram', 'Browser', 'Ios', pageOf(IPHONE, telegram('unknown'))],
  ['a platform that is a word of the language', 'Browser', 'Ios', pageOf(IPHONE, telegram('constructor'))],
  ['a platform that is no text', 'Browser', 'Ios', pageOf(IPHONE, telegram({}))],
  ['the app of Farcaster', 'Farcaster', 'Ios', pageOf(`${IPHONE} Farcaster/1.0`)],
  [
    'the page of Farcaster, which frames this one',
    'Farcaster',
    'Other',
    pageOf(MAC, { parent: {}, document: { ...makeBrowserPage().document, referrer: 'https://farcaster.xyz/' } }),
  ],
  [
    'a page that only sounds like Farcaster’s',
    'Framed',
    'Other',
    pageOf(MAC, {
      parent: {},
      document: { ...makeBrowserPage().document, referrer: 'https://farcaster.xyz.example/' },
    }),
  ],
]

describe('the host profile of a page', () => {
  for (const [what, profile, system, page] of CASES) {
    it(`is ${profile} on ${system} in ${what} [U-26]`, () => {
      const facts = readHostFacts(page)
      assert.deepEqual([facts.profile, facts.system], [profile, system])
    })
  }

  it('is a desktop browser on a server', () =>
    assert.deepEqual(readHostFacts(undefined), { mobile: false, system: 'Other', profile: 'Browser' }))

  it('does not throw if Telegram’s object throws on access', () => {
    const trap = {
      get WebApp(): unknown {
        throw new Error('no')
      },
    }
    assert.equal(readHostFacts(pageOf(IPHONE, { Telegram: trap })).profile, 'Browser')
  })
})

describe('opening a wallet', () => {
  it('calls the browser’s own open, synchronously', () => {
    const page = pageOf(IPHONE)
    assert.isTrue(openLink(page, { href: 'birch://wc?uri=x', target: '_self' }))
    sinon.assert.calledOnceWithExactly(page.open, 'birch://wc?uri=x', '_self', NO_HANDLE)
  })

  it('returns false if the browser throws', () => {
    const open = (): never => {
      throw new DOMException('', 'SecurityError')
    }
    const page = { ...pageOf(IPHONE), open }
    assert.isFalse(openLink(page, { href: 'birch://wc?uri=x', target: '_self' }))
  })

  it('goes through Telegram’s script if present: https links, and t.me links separately [U-26]', () => {
    const asked: string[] = []
    const WebApp = {
      platform: 'ios',
      openLink: (href: string) => asked.push(`link ${href}`),
      openTelegramLink: (href: string) => asked.push(`telegram ${href}`),
    }
    const page = pageOf(IPHONE, { Telegram: { WebApp } })
    for (const href of ['https://link.birch.example/wc?uri=x', 'https://t.me/birch_bot/app', 'birch://wc?uri=x'])
      openLink(page, { href, target: '_blank' })
    assert.deepEqual(asked, ['link https://link.birch.example/wc?uri=x', 'telegram https://t.me/birch_bot/app'])
    sinon.assert.calledOnceWithExactly(page.open, 'birch://wc?uri=x', '_blank', NO_HANDLE)
  })

  it('falls back to the browser if Telegram’s script fails', () => {
    const WebApp = {
      openLink: () => {
        throw new Error('WebAppMethodUnsupported')
      },
    }
    const page = pageOf(IPHONE, { Telegram: { WebApp } })
    openLink(page, { href: 'https://link.birch.example', target: '_blank' })
    sinon.assert.calledOnceWithExactly(page.open, 'https://link.birch.example', '_blank', NO_HANDLE)
  })

  it('returns false without a browser', () =>
    assert.isFalse(openLink(undefined, { href: 'birch://', target: '_self' })))
})
