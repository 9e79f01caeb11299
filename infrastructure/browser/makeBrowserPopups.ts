import * as t from 'io-ts'
import { filter, map, type SchedulerLike, skip, take, timer } from 'rxjs'
import { eventsOf } from '../shared/eventsOf.js'
import type { Popup, PopupResult, Popups } from '../../application/ports/Popups.js'
import type { PopupHost, PopupMessage, PopupWindow } from './PopupHost.js'

const WIDTH = 600
const HEIGHT = 800
/** A window counts as closed when it is so twice in a row: what it said last may come after the first time. */
const LOOK_EVERY_MS = 200

const LONGEST_URI = 16_384
const Claim = t.type({ resultUri: t.string })

const featuresIn = ({ screenX, screenY, outerWidth, outerHeight }: PopupHost): string => {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2)
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2)
  return `width=${WIDTH},height=${HEIGHT},left=${left},top=${top},scrollbars=yes`
}

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
  const open = (): PopupWindow | null => {
    try {
      // eslint-disable-next-line no-restricted-syntax -- without a handle on this page, the secure site could not tell it the result
      return host.open(loadingUrl, '_blank', featuresIn(host))
    } catch {
      return null
    }
  }
  const popupOf = (opened: PopupWindow): Popup => ({
    navigate: (url) => {
      opened.location.href = url
    },
    close: () => opened.close(),
    closed: timer(LOOK_EVERY_MS, LOOK_EVERY_MS, scheduler).pipe(
      filter(() => opened.closed),
      skip(1),
      take(1),
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
      const opened = open()
      return opened === null || opened.closed ? undefined : popupOf(opened)
    },
  }
}
