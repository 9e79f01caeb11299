/** What swapping says. */
export const SWAP = {
  'swap.action': 'Swap',
} as const
