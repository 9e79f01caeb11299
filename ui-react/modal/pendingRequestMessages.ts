/** Texts about a wallet on this device with an unanswered request. */
export const PENDING_REQUEST = {
  'waiting.answer': '{wallet} has a request for you.',
  'waiting.open': 'Open {wallet}',
  'waiting.opened': 'If {wallet} did not open, open it yourself: it has a request for you.',
} as const
