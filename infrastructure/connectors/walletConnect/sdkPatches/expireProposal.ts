/*
 * Repairs: the SDK's timer for an abandoned proposal rejects a promise that cannot be caught.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK has a call that abandons a proposal, or its timer rejects only the promise of `approval()`.
 */

import { topicOfLink } from './forgetPairing.js'

interface Proposals {
  readonly getAll: () => readonly { readonly id: number; readonly pairingTopic: string }[]
  readonly delete: (id: number, reason: { readonly code: number; readonly message: string }) => Promise<void>
}
interface Client {
  readonly proposal: Proposals
  readonly events: { readonly emit: (event: 'proposal_expire', of: { readonly id: number }) => unknown }
}

/** Abandons a link's proposal: its promise rejects now, as on expiry. */
export const expireProposal = (
  { proposal, events }: Client,
  uri: string,
  reason: { readonly code: number; readonly message: string },
): void => {
  const topic = topicOfLink(uri)
  const own = proposal.getAll().find(({ pairingTopic }) => pairingTopic === topic)
  if (own === undefined) return
  events.emit('proposal_expire', { id: own.id })
  void proposal.delete(own.id, reason).catch(() => undefined)
}
