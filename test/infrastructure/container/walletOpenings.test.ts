import { assert } from 'chai'
import { DIRECTORY_API, HOST_ENVIRONMENT, PAIRING } from '../../../application/ports/tokens.js'
import type { LinkForm } from '../../../domain/pairing/linkHost.js'
import type { BrowserHost } from '../../../infrastructure/browser/BrowserHost.js'
import { makeBrowserHostEnvironment } from '../../../infrastructure/browser/hostEnvironment.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { makeBrowserPage } from '../../support/makeBrowserPage.js'
import { until } from '../../support/until.js'
import { ANDROID, IPHONE, MAC } from '../../support/userAgents.js'

const URI = 'wc:7f6e@2?expiryTimestamp=1795233456&relay-protocol=irn&symKey=0a'
const OSPREY = {
  id: 'osprey',
  name: 'Osprey Phone',
  mobileLink: 'osprey://',
  universalLink: 'https://link.osprey.example',
  desktopLink: 'osprey-desktop://',
  playStore: 'https://play.google.com/store/apps/details?id=example.osprey',
} as const

interface Around extends Partial<Omit<BrowserHost, 'open'>> {
  /** The platform that Telegram's script reports. */
  readonly telegram?: string
}

/** A page of this browser and its environment; opened links are recorded as target and address. */
const pageOf = (userAgent: string, { telegram, ...around }: Around) => {
  const opened: string[] = []
  const WebApp = { platform: telegram, openLink: (href: string) => opened.push(`Telegram ${href}`) }
  const page = {
    ...makeBrowserPage({ userAgent }),
    ...(telegram !== undefined && { Telegram: { WebApp } }),
    open: (href: string, target: string) => opened.push(`${target} ${href}`),
    ...around,
  }
  return { opened, page: Object.assign(page, 'parent' in around ? {} : { parent: page }) }
}

/** What a press on the wallet's link opens synchronously. */
const openFrom = async (
  [userAgent, around]: readonly [userAgent: string, around: Around],
  first: LinkForm,
  route: 'Mobile' | 'Desktop' = 'Mobile',
): Promise<readonly string[]> => {
  const { page, opened } = pageOf(userAgent, around)
  const pairing = fakePairing()
  const portico = createPortico({
    networks: [mainnet],
    customWallets: [OSPREY],
    walletLinks: { first },
    features: { email: false, socials: false },
    override: ({ value }) => {
      value(
        HOST_ENVIRONMENT,
        makeBrowserHostEnvironment(page, () => false),
      )
      value(PAIRING, pairing)
      value(DIRECTORY_API, fakeDirectoryApi())
    },
  })
  try {
    await portico.open()
    portico.commands.chooseWallet(OSPREY.id)
    await until(() => pairing.open() > 0)
    pairing.tell({ _tag: 'Linked', uri: URI })
    await until(() => portico.pairing.value._tag === 'Ready')
    portico.commands.openWallet(route)
    return [...opened]
  } finally {
    portico.destroy()
  }
}

const ONCE = encodeURIComponent(URI)
const TWICE = encodeURIComponent(ONCE)
const UNIVERSAL = `https://link.osprey.example/wc?uri=${ONCE}`
const NATIVE = `osprey://wc?uri=${ONCE}`
const INTENT = `intent://wc?uri=${ONCE}#Intent;scheme=osprey;package=example.osprey;end`

const PLACES = {
  'a browser on an iPhone': [[IPHONE, {}], `_self ${UNIVERSAL}`, `_self ${NATIVE}`],
  'a browser on Android': [[ANDROID, {}], `_self ${UNIVERSAL}`, `_self ${INTENT}`],
  'the home screen of an iPhone': [
    [IPHONE, { navigator: { userAgent: IPHONE, maxTouchPoints: 5, standalone: true } }],
    `_blank ${UNIVERSAL}`,
    `_self ${NATIVE}`,
  ],
  'a frame': [[IPHONE, { parent: {} }], `_top ${UNIVERSAL}`, `_top ${NATIVE}`],
  'the browser of another wallet': [[`${ANDROID} MetaMaskMobile`, {}], `_self ${UNIVERSAL}`, `_self ${NATIVE}`],
  Farcaster: [[`${IPHONE} Farcaster/1.0`, {}], `_blank ${UNIVERSAL}`, `_blank ${UNIVERSAL}`],
  'Telegram on an iPhone': [[IPHONE, { telegram: 'ios' }], `Telegram ${UNIVERSAL}`, `_blank ${NATIVE}`],
  'Telegram on Android': [
    [ANDROID, { telegram: 'android' }],
    `Telegram ${UNIVERSAL}`,
    `_blank osprey://wc?uri=${TWICE}`,
  ],
  'Telegram on Android without its script': [
    [ANDROID, { TelegramWebviewProxy: {} }],
    `_blank ${UNIVERSAL}`,
    `_blank osprey://wc?uri=${TWICE}`,
  ],
  'Telegram in a browser on a tablet': [
    [MAC, { telegram: 'weba', navigator: { userAgent: MAC, maxTouchPoints: 5 } }],
    `Telegram ${UNIVERSAL}`,
    `_blank ${NATIVE}`,
  ],
} as const

describe('opening a wallet’s app synchronously in the click, with the encoded pairing link', () => {
  for (const [name, [place, universal, native]] of Object.entries(PLACES))
    it(`from ${name}: by its https address, and on request by the app’s scheme [U-21] [U-23] [U-26]`, async () => {
      assert.deepEqual(await openFrom(place, 'Universal'), [universal])
      assert.deepEqual(await openFrom(place, 'Native'), [native])
    })

  for (const [name, around] of [
    ['a browser on a computer', {}],
    ['Telegram on a computer', { telegram: 'tdesktop' }],
  ] as const)
    it(`from ${name}: its desktop app, beside this page [U-21] [U-26]`, async () => {
      assert.deepEqual(await openFrom([MAC, around], 'Universal', 'Desktop'), [
        `_blank osprey-desktop://wc?uri=${ONCE}`,
      ])
    })
})
