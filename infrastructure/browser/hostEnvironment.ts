import type { WalletHref } from '../../domain/pairing/deepLink.js'
import { attempt, readField } from '../shared/safeRead.js'
import { type BrowserHost, readHostFacts } from './BrowserHost.js'
import { Observable, of } from 'rxjs'
import type { HostEnvironment } from '../../application/ports/platform.js'
import { createStore } from '../../application/kernel/store.js'

/** Telegram opens https addresses in an external browser only through its own script. */
const openInTelegram = (host: BrowserHost, href: string): boolean => {
  const app = readField(host.Telegram, 'WebApp')
  const open = readField(app, /^https:\/\/t\.me\//i.test(href) ? 'openTelegramLink' : 'openLink')
  if (!href.startsWith('https:') || typeof open !== 'function') return false
  try {
    Reflect.apply(open, app, [href])
    return true
  } catch {
    return false
  }
}

/**
 * Opens an address synchronously, inside the visitor's click. `false` without a browser, or if opening throws, as in
 * frames and web views. Blocked popups are not detected.
 */
export const openLink = (host: BrowserHost | undefined, { href, target }: WalletHref): boolean => {
  if (host === undefined) return false
  if (openInTelegram(host, href)) return true
  return attempt(() => {
    host.open(href, target, 'noreferrer,noopener')
    return true
  }, false)
}

/** Upper limit for a busy page. */
const IDLE_DEADLINE_MS = 2_000
/** For Safari, which has no idle callback: the wallet list has been drawn by then. */
const IDLE_FALLBACK_MS = 200

/** Emits once, when the browser is idle; at once on a server. */
const whenIdle = (host: BrowserHost | undefined): Observable<void> => {
  if (host === undefined) return of(undefined)
  return new Observable((subscriber) => {
    const emit = (): void => {
      subscriber.next()
      subscriber.complete()
    }
    const idle = host.requestIdleCallback?.(emit, { timeout: IDLE_DEADLINE_MS })
    const later = idle === undefined ? host.setTimeout(emit, IDLE_FALLBACK_MS) : undefined
    return () => {
      if (idle !== undefined) host.cancelIdleCallback?.(idle)
      if (later !== undefined) host.clearTimeout(later)
    }
  })
}

export interface BrowserHostEnvironment extends HostEnvironment {
  readonly dispose: () => void
}

/** Code of the first paint reads this key without loading this module. It lives as long as the tab. */
const ABSENCE_KEY = 'portico.absence'

const noteAbsence = (host: BrowserHost | undefined, isAway: boolean): void =>
  attempt(() => host?.sessionStorage?.[isAway ? 'setItem' : 'removeItem'](ABSENCE_KEY, ''), undefined)

/** Copies a text by selecting it; `false` if the browser refuses. */
type CopySelection = (text: string) => boolean

/** Reads the page's environment. Without a `host`, as on a server: a visible desktop page that prefers light. */
export const makeBrowserHostEnvironment = (
  host: BrowserHost | undefined,
  select: CopySelection,
): BrowserHostEnvironment => {
  const isVisible = (): boolean => host?.document.visibilityState !== 'hidden'
  const dark = host?.matchMedia?.('(prefers-color-scheme: dark)')
  const visible = createStore(isVisible())
  const prefersDark = createStore(dark?.matches ?? false)
  const onVisibility = (): void => visible.set(isVisible())
  const onDark = (): void => prefersDark.set(dark?.matches ?? false)
  host?.document.addEventListener('visibilitychange', onVisibility)
  dark?.addEventListener('change', onDark)
  return {
    origin: host?.location.origin,
    facts: readHostFacts(host),
    page: () => host?.location.href ?? '',
    launch: (address) => openLink(host, address),
    idle: whenIdle(host),
    visible,
    prefersDark,
    copy: async (text) =>
      // The fallback without a clipboard runs inside the press: some browsers require that.
      host?.navigator.clipboard?.writeText(text).then(
        () => true,
        () => select(text),
      ) ??
      (host !== undefined && select(text)),
    noteAbsence: (isAway) => noteAbsence(host, isAway),
    takeAbsence: () => {
      const isNoted = attempt(() => host?.sessionStorage?.getItem(ABSENCE_KEY) === '', false)
      noteAbsence(host, false)
      return isNoted
    },
    dispose: () => {
      host?.document.removeEventListener('visibilitychange', onVisibility)
      dark?.removeEventListener('change', onDark)
      visible.complete()
      prefersDark.complete()
    },
  }
}
