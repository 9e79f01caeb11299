import type { SocialWindow } from '../../domain/login/socialLogin.js'
import type { HostProfile } from '../../domain/pairing/linkHost.js'
import * as t from 'io-ts'
import { filter, map, scan, type SchedulerLike, skip, take, tap, timer } from 'rxjs'
import { eventsOf } from '../shared/eventsOf.js'
import { attempt } from '../shared/safeRead.js'
import type { Popup, PopupEnd, PopupResult, Popups } from '../../application/ports/platform.js'

/** A window that shows this origin or another site. */
interface PopupWindow extends SocialWindow {
  readonly location: { href: string }
}

/** The part of a `message` event that is read. */
export interface PopupMessage {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/** The part of `Window` that opens popups and receives their messages. */
export interface PopupHost {
  readonly screenX: number
  readonly screenY: number
  readonly outerWidth: number
  readonly outerHeight: number
  readonly open: (url: string, target: string, features: string) => PopupWindow | null
  readonly addEventListener: (type: 'message', listener: (event: PopupMessage) => void) => void
  readonly removeEventListener: (type: 'message', listener: (event: PopupMessage) => void) => void
}

/** The part of a `Window` that tells whether popups work. */
interface OpeningHost {
  readonly navigator: Pick<Navigator, 'userAgent'>
  readonly crossOriginIsolated: boolean
}

/** Apps that show one page at a time: a popup replaces the page, or opens elsewhere and cannot post back. */
const SINGLE_PAGE_HOSTS: readonly HostProfile[] = ['TelegramIos', 'TelegramAndroid', 'TelegramDesktop']
const IN_APP_BROWSER = /; wv\)|FBA[NV]\/|Instagram|\bLine\/|MicroMessenger/

/**
 * Whether a popup of this page can post to it. Never on an isolated page: cross-origin isolation includes the header
 * that cuts off popups.
 */
export const canOpenPopups = (profile: HostProfile, { navigator, crossOriginIsolated }: OpeningHost): boolean =>
  !crossOriginIsolated && !SINGLE_PAGE_HOSTS.includes(profile) && !IN_APP_BROWSER.test(navigator.userAgent)

const WIDTH = 600
const HEIGHT = 800
/** A popup counts as closed after two polls in a row: its last message may arrive after the first. */
const CLOSED_POLL_MS = 200

const LONGEST_URI = 16_384
const Claim = t.type({ resultUri: t.string })

const featuresIn = ({ screenX, screenY, outerWidth, outerHeight }: PopupHost): string => {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2)
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2)
  return `width=${WIDTH},height=${HEIGHT},left=${left},top=${top},scrollbars=yes`
}

/**
 * Whether the popup shows another site, whose address is unreadable. While loading, it still has this page's address.
 */
const isElsewhere = ({ location }: PopupWindow): boolean => attempt(() => typeof location.href !== 'string', true)

/** Popups of a real page. They keep their opener: the secure site posts the login result to it. */
export const makeBrowserPopups = (deps: {
  readonly host: PopupHost
  /** Origin of the secure site. */
  readonly origin: string
  /** Page that a popup shows until its target is known. */
  readonly loadingUrl: string
  readonly scheduler: SchedulerLike
}): Popups => {
  const { host, origin, loadingUrl, scheduler } = deps
  /** The header that cuts off one popup from this page cuts off all. */
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
      // A popup that the browser cuts off reads as closed from the moment it shows another site, or a few ms later.
      scan((looks) => (opened.closed ? looks : isElsewhere(opened) ? looks + 1 : 0), 0),
      filter(() => opened.closed),
      skip(1),
      take(1),
      map((looksElsewhere): PopupEnd => (looksElsewhere > 1 ? 'Closed' : 'CutOff')),
      tap((end) => (cutsOff ||= end === 'CutOff')),
    ),
    results: eventsOf<'message', PopupMessage>(host, 'message').pipe(
      // Ignores messages from other windows, including the secure site's own frame.
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
