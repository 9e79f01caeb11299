/** What is said of a wallet on this device that has a request to answer. */
export const PENDING_REQUEST = {
  'waiting.answer': '{wallet} has a request for you.',
  'waiting.open': 'Open {wallet}',
  'waiting.opened': 'If {wallet} did not open, open it yourself: it has a request for you.',
} as const
