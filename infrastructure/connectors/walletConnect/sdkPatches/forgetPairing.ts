/*
 * Repairs: the SDK keeps a link's key for 30 days after a session was made by it, and for five minutes after the link
 *   was abandoned, though it is no longer needed (S-14).
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK deletes a pairing as soon as its proposal is settled or abandoned.
 */

interface Reason {
  readonly code: number
  readonly message: string
}
interface Client {
  readonly core: {
    readonly crypto: { readonly deleteSymKey: (topic: string) => Promise<void> }
    readonly expirer: { readonly del: (topic: string) => unknown }
    readonly pairing: { readonly pairings: { readonly delete: (topic: string, reason: Reason) => Promise<void> } }
    readonly relayer: { readonly unsubscribe: (topic: string) => Promise<void> }
  }
}

/** Topic of a pairing link. */
export const topicOfLink = (uri: string): string | undefined => /^wc:([^@]+)@/.exec(uri)?.[1]

/** Deletes a link's key and unsubscribes from its topic. Never rejects. */
export const forgetPairing = async ({ core }: Client, uri: string, reason: Reason): Promise<void> => {
  const topic = topicOfLink(uri)
  if (topic === undefined) return
  // Without a socket, the call waits for one.
  void core.relayer.unsubscribe(topic).catch(() => undefined)
  core.expirer.del(topic)
  await Promise.allSettled([core.pairing.pairings.delete(topic, reason), core.crypto.deleteSymKey(topic)])
}
