import { Subject } from 'rxjs'
import type { Popup, PopupEnd, PopupResult, Popups } from '../../application/ports/platform.js'

interface FakePopup extends Popup {
  /** The URLs it was sent to, in order. */
  readonly visited: readonly string[]
  readonly isOpen: () => boolean
  readonly says: (result: PopupResult) => void
  readonly ends: (end: PopupEnd) => void
}

export interface FakePopups extends Popups {
  /** Windows opened so far. */
  readonly opened: readonly FakePopup[]
  readonly last: () => FakePopup
  /** From now on, the browser opens none. */
  readonly block: (blocked: boolean) => void
}

const fakePopup = (): FakePopup => {
  const visited: string[] = []
  const ended = new Subject<PopupEnd>()
  const results = new Subject<PopupResult>()
  let isOpen = true
  return {
    visited,
    isOpen: () => isOpen,
    navigate: (url) => void visited.push(url),
    close: () => {
      isOpen = false
    },
    ended,
    results,
    says: (result) => results.next(result),
    ends: (end) => {
      isOpen = end === 'CutOff'
      ended.next(end)
    },
  }
}

/** Windows controlled by a test. */
export const fakePopups = (): FakePopups => {
  const opened: FakePopup[] = []
  let blocked = false
  return {
    opened,
    last: () => {
      const last = opened.at(-1)
      if (last === undefined) throw new Error('no window was opened')
      return last
    },
    block: (next) => {
      blocked = next
    },
    openPopup: () => {
      if (blocked) return undefined
      const popup = fakePopup()
      opened.push(popup)
      return popup
    },
  }
}
