import type { Page } from 'playwright-core'

/** Something the page opened. */
export interface Opening {
  readonly href: string
  /** Empty where Telegram opened it. */
  readonly target: string
  readonly by: 'window' | 'Telegram'
  /** The browser still counted it as part of the visitor's press. */
  readonly pressed: boolean
}

declare global {
  interface Window {
    /** Put there by `watchOpenings`. */
    noteOpening?: (opening: Opening) => void
    Telegram?: { readonly WebApp: object }
  }
}

/** Notes what a page opens instead of opening it, over all its loads: no machine of a test has the apps. */
export const watchOpenings = async (page: Page): Promise<() => readonly Opening[]> => {
  const openings: Opening[] = []
  await page.exposeBinding('noteOpening', (_source, opening: Opening) => openings.push(opening))
  await page.addInitScript(() => {
    // No inner function has a name: what gives names in Node is not in the page.
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
