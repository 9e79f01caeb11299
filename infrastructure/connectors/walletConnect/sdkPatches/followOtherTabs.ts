/*
 * Repairs: the SDK reads its sessions only at start. It misses sessions that another tab creates later, and keeps using
 *   sessions that another tab ended (U-33).
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK has a call that rereads its storage.
 */

import type { SessionsElsewhere } from '../storage.js'

interface Client<Session> {
  readonly core: {
    readonly crypto: {
      readonly setSymKey: (symKey: string, topic: string) => Promise<unknown>
      readonly deleteSymKey: (topic: string) => Promise<void>
    }
    readonly expirer: { readonly del: (topic: string) => unknown }
    readonly relayer: {
      readonly subscribe: (topic: string) => Promise<unknown>
      readonly unsubscribe: (topic: string) => Promise<void>
    }
  }
  readonly session: {
    readonly keys: readonly string[]
    readonly set: (topic: string, session: Session) => Promise<void>
    readonly delete: (topic: string, reason: { readonly code: number; readonly message: string }) => Promise<void>
  }
}

const ignore = (): undefined => undefined

/** Applies changes of other tabs. Does not notify wallets: the other tab did. */
export const followOtherTabs = async <Session>(
  { core, session }: Client<Session>,
  { begun, ended }: SessionsElsewhere,
  reason: { readonly code: number; readonly message: string },
): Promise<void> => {
  for (const topic of ended) {
    void core.relayer.unsubscribe(topic).catch(ignore)
    core.expirer.del(topic)
    await session.delete(topic, reason)
    await core.crypto.deleteSymKey(topic)
  }
  for (const each of begun) {
    const { topic } = each.session
    await core.crypto.setSymKey(each.symKey, topic)
    // Written by another tab's SDK.
    await session.set(topic, each.session as Session)
    void core.relayer.subscribe(topic).catch(ignore)
  }
}
