import type { BrowserHost, MediaMatch } from '../../infrastructure/browser/BrowserHost.js'

export interface BrowserPage extends BrowserHost {
  readonly copied: readonly string[]
  /** What was opened, in order. */
  readonly opened: readonly { readonly href: string; readonly target: string }[]
  readonly hide: (hidden: boolean) => void
  readonly darken: (dark: boolean) => void
  /** How many listen to anything of this page. */
  readonly listeners: number
}

interface PageOptions {
  readonly userAgent?: string
  readonly maxTouchPoints?: number
  /** What `userAgentData` says; absent as in most browsers. */
  readonly mobile?: boolean
  /** Whether the first pointer is coarse, and whether any is fine. */
  readonly coarse?: boolean
  readonly fine?: boolean
  readonly dark?: boolean
  readonly clipboard?: 'works' | 'refuses' | 'absent'
}

const makeClipboard = (kind: PageOptions['clipboard'], copied: string[]) => ({
  writeText: async (text: string): Promise<void> => {
    if (kind === 'refuses') throw new Error('NotAllowedError')
    copied.push(text)
  },
})

/** A page of a browser, with the pointers, colours and clipboard it is told to have. */
export const makeBrowserPage = (options: PageOptions = {}): BrowserPage => {
  const { userAgent = 'X', maxTouchPoints = 0, mobile, coarse = false, fine = true, clipboard = 'works' } = options
  let dark = options.dark ?? false
  let hidden = false
  const copied: string[] = []
  const opened: { readonly href: string; readonly target: string }[] = []
  const onVisibility = new Set<() => void>()
  const onDark = new Set<() => void>()
  const matches = (query: string): boolean =>
    query.includes('dark') ? dark : query === '(pointer: coarse)' ? coarse : query === '(any-pointer: fine)' && fine
  const matchMedia = (query: string): MediaMatch => ({
    get matches() {
      return matches(query)
    },
    addEventListener: (_, listener) => void onDark.add(listener),
    removeEventListener: (_, listener) => void onDark.delete(listener),
  })
  return {
    location: { origin: 'https://shop.example', href: 'https://shop.example/seats', hash: '' },
    parent: undefined,
    matchMedia,
    open: (href, target) => void opened.push({ href, target }),
    setTimeout: () => 1,
    clearTimeout: () => undefined,
    navigator: {
      userAgent,
      maxTouchPoints,
      ...(mobile === undefined ? {} : { userAgentData: { mobile } }),
      ...(clipboard === 'absent' ? {} : { clipboard: makeClipboard(clipboard, copied) }),
    },
    document: {
      referrer: '',
      get visibilityState() {
        return hidden ? 'hidden' : 'visible'
      },
      addEventListener: (_, listener) => void onVisibility.add(listener),
      removeEventListener: (_, listener) => void onVisibility.delete(listener),
    },
    copied,
    opened,
    hide: (next) => {
      hidden = next
      onVisibility.forEach((listener) => listener())
    },
    darken: (next) => {
      dark = next
      onDark.forEach((listener) => listener())
    },
    get listeners() {
      return onVisibility.size + onDark.size
    },
  }
}
