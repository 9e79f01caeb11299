import type { Page } from 'playwright-core'

/** Something the page opened. */
export interface Opening {
  readonly href: string
  /** Empty if Telegram opened it. */
  readonly target: string
  readonly by: 'window' | 'Telegram'
  /** Whether the browser still treated it as part of the user activation. */
  readonly pressed: boolean
}

declare global {
  interface Window {
    /** Set by `watchOpenings`. */
    noteOpening?: (opening: Opening) => void
    Telegram?: { readonly WebApp: object }
  }
}

/** Records what a page opens instead of opening it, across reloads: no test machine has the apps. */
export const watchOpenings = async (page: Page): Promise<() => readonly Opening[]> => {
  const openings: Opening[] = []
  await page.exposeBinding('noteOpening', (_source, opening: Opening) => openings.push(opening))
  await page.addInitScript(() => {
    // Inner functions have no names: the naming helper of Node is not in the page.
    window.open = (href, target) => {
      window.noteOpening?.({
        href: String(href),
        target: target ?? '',
        by: 'window',
        pressed: navigator.userActivation.isActive,
      })
      return null
    }
    if (window.Telegram === undefined) return
    Reflect.set(window.Telegram.WebApp, 'openLink', (href: string) =>
      window.noteOpening?.({ href, target: '', by: 'Telegram', pressed: navigator.userActivation.isActive }),
    )
  })
  return () => openings
}
