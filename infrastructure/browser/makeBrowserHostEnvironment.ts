import type { HostEnvironment } from '../../application/ports/HostEnvironment.js'
import { createStore } from '../../application/shared/createStore.js'
import type { BrowserHost } from './BrowserHost.js'
import { launchFrom } from './launchFrom.js'
import { readHostFacts } from './readHostFacts.js'
import { whenIdle } from './whenIdle.js'

export interface BrowserHostEnvironment extends HostEnvironment {
  readonly dispose: () => void
}

const copyWith = async (host: BrowserHost | undefined, text: string): Promise<boolean> => {
  const clipboard = host?.navigator.clipboard
  if (clipboard === undefined) return false
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Reads the page's surroundings. Without a `host`, as on a server: a visible desktop page that prefers light. */
export const makeBrowserHostEnvironment = (host: BrowserHost | undefined): BrowserHostEnvironment => {
  const isVisible = (): boolean => host?.document.visibilityState !== 'hidden'
  const dark = host?.matchMedia('(prefers-color-scheme: dark)')
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
    launch: (address) => launchFrom(host, address),
    idle: whenIdle(host),
    visible,
    prefersDark,
    copy: (text) => copyWith(host, text),
    dispose: () => {
      host?.document.removeEventListener('visibilitychange', onVisibility)
      dark?.removeEventListener('change', onDark)
      visible.complete()
      prefersDark.complete()
    },
  }
}
