/*
 * Repairs: the SDK's own timer for a proposal that nobody waits for any more rejects a promise that nobody can catch.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK has a call that gives a proposal up, or its timer rejects the promise of `approval()` alone.
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

/** Gives up the proposal of a link: its promise rejects now, in the way it would when its time is over. */
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
