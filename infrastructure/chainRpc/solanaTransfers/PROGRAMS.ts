import { address } from '@solana/kit'

export const PROGRAMS = {
  system: address('11111111111111111111111111111111'),
  computeBudget: address('ComputeBudget111111111111111111111111111111'),
  associatedTokens: address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
} as const
