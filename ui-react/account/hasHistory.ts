import type { AccountFacts } from './AccountParts.js'

/** Whether the account may have a history: only on EVM (S9-19), and only if a token source is configured. */
export const hasHistory = ({ network: { active }, tokens }: AccountFacts): boolean =>
  active._tag === 'Configured' && active.network.chainNamespace === 'eip155' && tokens._tag !== 'NotConfigured'
