import type { WalletHref } from '../../domain/pairing/deepLink.js'
import { attempt, readField } from '../shared/safeRead.js'
import { type BrowserHost, readHostFacts } from './BrowserHost.js'
import { Observable, of } from 'rxjs'
import type { HostEnvironment } from '../../application/ports/platform.js'
import { createStore } from '../../application/kernel/store.js'

/** Telegram opens a https address outside itself only when its own script is asked to. */
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
 * Opens an address synchronously, inside the visitor's click; `false` without a browser, and where opening throws, as
 * in frames and views of apps. Another refusal by the browser is not reported.
 */
export const openLink = (host: BrowserHost | undefined, { href, target }: WalletHref): boolean => {
  if (host === undefined) return false
  if (openInTelegram(host, href)) return true
  return attempt(() => {
    host.open(href, target, 'noreferrer,noopener')
    return true
  }, false)
}

/** A busy page must not wait for ever. */
const IDLE_DEADLINE_MS = 2_000
/** Where the browser cannot say (Safari): the list has been drawn by then. */
const IDLE_FALLBACK_MS = 200

/** Emits once, when the browser has nothing to draw. On a server, at once. */
const whenIdle = (host: BrowserHost | undefined): Observable<void> => {
  if (host === undefined) return of(undefined)
  return new Observable((subscriber) => {
    const tell = (): void => {
      subscriber.next()
      subscriber.complete()
    }
    const idle = host.requestIdleCallback?.(tell, { timeout: IDLE_DEADLINE_MS })
    const later = idle === undefined ? host.setTimeout(tell, IDLE_FALLBACK_MS) : undefined
    return () => {
      if (idle !== undefined) host.cancelIdleCallback?.(idle)
      if (later !== undefined) host.clearTimeout(later)
    }
  })
}

export interface BrowserHostEnvironment extends HostEnvironment {
  readonly dispose: () => void
}

/** First-paint code looks for this name without loading this module. It ends with the tab. */
const ABSENCE_KEY = 'portico.absence'

const noteAbsence = (host: BrowserHost | undefined, isAway: boolean): void =>
  attempt(() => host?.sessionStorage?.[isAway ? 'setItem' : 'removeItem'](ABSENCE_KEY, ''), undefined)

/** Copies a text by selecting it; `false` if the browser refuses. */
type CopySelection = (text: string) => boolean

/** Reads the page's surroundings. Without a `host`, as on a server: a visible desktop page that prefers light. */
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
      // Without a clipboard still inside the press itself, as some browsers want it.
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
