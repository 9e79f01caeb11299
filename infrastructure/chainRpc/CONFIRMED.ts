/** Two thirds of the stake have voted for it: what wallets show. */
export const CONFIRMED = { commitment: 'confirmed' } as const
