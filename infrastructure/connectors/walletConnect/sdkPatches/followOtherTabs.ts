/*
 * Repairs: the SDK reads its sessions once, when it starts. It does not know those that another tab of the site made
 *   since, and goes on with those that another tab ended (U-33).
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK has a call that reads its storage anew.
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

/** Takes over what other tabs did. No wallet is told: the other tab has done that. */
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
    // As the SDK of the other tab wrote it.
    await session.set(topic, each.session as Session)
    void core.relayer.subscribe(topic).catch(ignore)
  }
}
