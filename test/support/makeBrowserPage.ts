import sinon, { type SinonStub } from 'sinon'
import type { BrowserHost, MediaMatch } from '../../infrastructure/browser/BrowserHost.js'
import { listenedTypes } from './listenedTypes.js'

export interface BrowserPage extends BrowserHost {
  readonly open: SinonStub<Parameters<BrowserHost['open']>, unknown>
  readonly writeText: SinonStub<[text: string], Promise<void>>
  readonly hide: (hidden: boolean) => void
  readonly darken: (dark: boolean) => void
  /** The event types of this page with listeners. */
  readonly listenedTypes: () => readonly string[]
}

interface PageOptions {
  readonly userAgent?: string
  readonly maxTouchPoints?: number
  /** The value of `userAgentData`; absent in most browsers. */
  readonly mobile?: boolean
  /** Whether the first pointer is coarse, and whether any is fine. */
  readonly coarse?: boolean
  readonly fine?: boolean
  readonly dark?: boolean
  readonly clipboard?: 'works' | 'refuses' | 'absent'
}

/** The result of a media query, which changes when its `matches` is set and `change` is dispatched. */
const media = (matches: boolean) => Object.assign(new EventTarget(), { matches })

/** A browser page with the given pointers, color scheme and clipboard: its platform is stubbed by sinon. */
export const makeBrowserPage = (options: PageOptions = {}): BrowserPage => {
  const { userAgent = 'X', maxTouchPoints = 0, mobile, coarse = false, fine = true, clipboard = 'works' } = options
  const colours = media(options.dark ?? false)
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', referrer: '' })
  const targets = [colours, document].map(listenedTypes)
  const matchMedia = sinon.stub<[query: string], MediaMatch>().returns(media(false))
  matchMedia.withArgs('(prefers-color-scheme: dark)').returns(colours)
  matchMedia.withArgs('(pointer: coarse)').returns(media(coarse))
  matchMedia.withArgs('(any-pointer: fine)').returns(media(fine))
  const writeText = sinon.stub<[text: string], Promise<void>>().resolves()
  if (clipboard === 'refuses') writeText.rejects(new DOMException('Write permission denied.', 'NotAllowedError'))
  return {
    location: { origin: 'https://shop.example', href: 'https://shop.example/seats', hash: '' },
    parent: undefined,
    matchMedia,
    open: sinon.stub<Parameters<BrowserHost['open']>, unknown>(),
    setTimeout: sinon.stub<Parameters<BrowserHost['setTimeout']>, number>().returns(1),
    clearTimeout: sinon.stub<[handle: number], void>(),
    navigator: {
      userAgent,
      maxTouchPoints,
      ...(mobile === undefined ? {} : { userAgentData: { mobile } }),
      ...(clipboard === 'absent' ? {} : { clipboard: { writeText } }),
    },
    document,
    writeText,
    hide: (hidden) => {
      document.visibilityState = hidden ? 'hidden' : 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    },
    darken: (dark) => {
      colours.matches = dark
      colours.dispatchEvent(new Event('change'))
    },
    listenedTypes: () => targets.flatMap((types) => types()),
  }
}
