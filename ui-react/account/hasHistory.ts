import type { AccountFacts } from './AccountParts.js'

/** Whether there may be a history of the account: on EVM alone (S9-19), and where somebody lists its tokens, too. */
export const hasHistory = ({ network: { active }, tokens }: AccountFacts): boolean =>
  active._tag === 'Configured' && active.network.chainNamespace === 'eip155' && tokens._tag !== 'NotConfigured'
