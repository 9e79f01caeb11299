import type { SocialWindow } from '../../domain/login/socialLogin.js'
import type { HostProfile } from '../../domain/pairing/linkHost.js'
import * as t from 'io-ts'
import { filter, map, scan, type SchedulerLike, skip, take, tap, timer } from 'rxjs'
import { eventsOf } from '../shared/eventsOf.js'
import { attempt } from '../shared/safeRead.js'
import type { Popup, PopupEnd, PopupResult, Popups } from '../../application/ports/platform.js'

/** A window of the browser, on a page of its own or of another site. */
interface PopupWindow extends SocialWindow {
  readonly location: { href: string }
}

/** A `message` event, as far as it is read. */
export interface PopupMessage {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/** The part of a `Window` that opens others and hears them. */
export interface PopupHost {
  readonly screenX: number
  readonly screenY: number
  readonly outerWidth: number
  readonly outerHeight: number
  readonly open: (url: string, target: string, features: string) => PopupWindow | null
  readonly addEventListener: (type: 'message', listener: (event: PopupMessage) => void) => void
  readonly removeEventListener: (type: 'message', listener: (event: PopupMessage) => void) => void
}

/** The part of a `Window` that says whether it can open others. */
interface OpeningHost {
  readonly navigator: Pick<Navigator, 'userAgent'>
  readonly crossOriginIsolated: boolean
}

/** Apps that show one page at a time: a second one replaces the first, or opens elsewhere and cannot post back. */
const SINGLE_PAGE_HOSTS: readonly HostProfile[] = ['TelegramIos', 'TelegramAndroid', 'TelegramDesktop']
const IN_APP_BROWSER = /; wv\)|FBA[NV]\/|Instagram|\bLine\/|MicroMessenger/

/**
 * Whether a window that this page opens can tell it something. Never where the page is isolated: the header that parts
 * it from its windows is a part of that.
 */
export const canOpenPopups = (profile: HostProfile, { navigator, crossOriginIsolated }: OpeningHost): boolean =>
  !crossOriginIsolated && !SINGLE_PAGE_HOSTS.includes(profile) && !IN_APP_BROWSER.test(navigator.userAgent)

const WIDTH = 600
const HEIGHT = 800
/** A window counts as closed when it is so twice in a row: what it said last may come after the first time. */
const CLOSED_POLL_MS = 200

const LONGEST_URI = 16_384
const Claim = t.type({ resultUri: t.string })

const featuresIn = ({ screenX, screenY, outerWidth, outerHeight }: PopupHost): string => {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2)
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2)
  return `width=${WIDTH},height=${HEIGHT},left=${left},top=${top},scrollbars=yes`
}

/** Whether it shows another site, whose address no page can read. One that is on its way there has the page's own. */
const isElsewhere = ({ location }: PopupWindow): boolean => attempt(() => typeof location.href !== 'string', true)

/** Windows of a real page. They keep their handle on this page: by it the secure site says how the login ended. */
export const makeBrowserPopups = (deps: {
  readonly host: PopupHost
  /** Origin of the secure site. */
  readonly origin: string
  /** What a window shows until it is told where to go. */
  readonly loadingUrl: string
  readonly scheduler: SchedulerLike
}): Popups => {
  const { host, origin, loadingUrl, scheduler } = deps
  /** The header that parts one window from this page parts them all. */
  let cutsOff = false
  const open = (): PopupWindow | null => {
    try {
      // eslint-disable-next-line no-restricted-syntax -- the secure site posts the result to its opener
      return host.open(loadingUrl, '_blank', featuresIn(host))
    } catch {
      return null
    }
  }
  const popupOf = (opened: PopupWindow): Popup => ({
    window: opened,
    navigate: (url) => {
      opened.location.href = url
    },
    close: () => opened.close(),
    ended: timer(CLOSED_POLL_MS, CLOSED_POLL_MS, scheduler).pipe(
      // What the browser cuts off counts as closed from the moment that it shows another site, or some ms later.
      scan((looks) => (opened.closed ? looks : isElsewhere(opened) ? looks + 1 : 0), 0),
      filter(() => opened.closed),
      skip(1),
      take(1),
      map((looksElsewhere): PopupEnd => (looksElsewhere > 1 ? 'Closed' : 'CutOff')),
      tap((end) => (cutsOff ||= end === 'CutOff')),
    ),
    results: eventsOf<'message', PopupMessage>(host, 'message').pipe(
      // Other windows, the secure site's own frame among them, have no say in this login.
      filter(({ source, data }) => source === opened && Claim.is(data) && data.resultUri.length <= LONGEST_URI),
      map((message): PopupResult =>
        message.origin === origin && Claim.is(message.data)
          ? { _tag: 'Result', uri: message.data.resultUri }
          : { _tag: 'Foreign' },
      ),
    ),
  })
  return {
    openPopup: () => {
      const opened = cutsOff ? null : open()
      return opened === null || opened.closed ? undefined : popupOf(opened)
    },
  }
}
