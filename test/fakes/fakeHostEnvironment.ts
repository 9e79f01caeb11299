import type { HostEnvironment } from '../../application/ports/platform.js'
import { of } from 'rxjs'
import type { HostFacts } from '../../domain/pairing/linkHost.js'
import type { WalletHref } from '../../domain/pairing/deepLink.js'
import { createStore, type Store } from '../../application/kernel/store.js'

export interface FakeHostEnvironment extends HostEnvironment {
  readonly visible: Store<boolean>
  readonly prefersDark: Store<boolean>
  /** Texts put on the clipboard, in order. */
  readonly copied: readonly string[]
  /** URLs of opened wallets, in order. */
  readonly opened: readonly WalletHref[]
  /** Makes the browser open no wallet from now on. */
  readonly refuses: () => void
}

/** A visible desktop page in light mode; set `visible` and `prefersDark` to change that. */
export const fakeHostEnvironment = ({
  clipboard = true,
  origin = 'https://shop.example',
  ...facts
}: Partial<HostFacts> & { readonly clipboard?: boolean; readonly origin?: string } = {}): FakeHostEnvironment => {
  const copied: string[] = []
  const opened: WalletHref[] = []
  let isAway = false
  let isRefusing = false
  return {
    origin,
    facts: { mobile: false, system: 'Other', profile: 'Browser', ...facts },
    page: () => `${origin}/seats?show=1`,
    idle: of(undefined),
    opened,
    launch: (address) => {
      if (!isRefusing) opened.push(address)
      return !isRefusing
    },
    refuses: () => {
      isRefusing = true
    },
    visible: createStore(true),
    prefersDark: createStore(false),
    copied,
    copy: async (text) => {
      if (clipboard) copied.push(text)
      return clipboard
    },
    noteAbsence: (next) => {
      isAway = next
    },
    takeAbsence: () => {
      const wasAway = isAway
      isAway = false
      return wasAway
    },
  }
}
