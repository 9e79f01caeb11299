/** The part of a `Window` the host environment is read from. */
export interface BrowserHost {
  readonly location: { readonly origin: string; readonly href: string; readonly hash: string }
  /** Itself, unless it is in a frame. */
  readonly parent: unknown
  /** What Telegram puts into its pages; the second, a page puts there itself by Telegram's script. */
  readonly TelegramWebviewProxy?: unknown
  readonly Telegram?: unknown
  /** A wallet of the page, or of the browser around it. */
  readonly ethereum?: unknown
  readonly matchMedia: (query: string) => MediaMatch
  readonly open: (href: string, target: string, features: string) => unknown
  /** Absent in Safari. */
  readonly requestIdleCallback?: (callback: () => void, options: { readonly timeout: number }) => number
  readonly cancelIdleCallback?: (handle: number) => void
  readonly setTimeout: (callback: () => void, ms: number) => number
  readonly clearTimeout: (handle: number) => void
  readonly navigator: {
    readonly userAgent: string
    /** iOS, on the home screen. */
    readonly standalone?: boolean
    readonly maxTouchPoints: number
    /** Only where the browser has it (Chromium). */
    readonly userAgentData?: { readonly mobile: boolean }
    /** Absent outside secure contexts. */
    readonly clipboard?: { readonly writeText: (text: string) => Promise<void> }
  }
  readonly document: {
    readonly visibilityState: string
    readonly referrer: string
    readonly addEventListener: (type: 'visibilitychange', listener: () => void) => void
    readonly removeEventListener: (type: 'visibilitychange', listener: () => void) => void
  }
}

/** The part of a `MediaQueryList` that is used. */
export interface MediaMatch {
  readonly matches: boolean
  readonly addEventListener: (type: 'change', listener: () => void) => void
  readonly removeEventListener: (type: 'change', listener: () => void) => void
}
