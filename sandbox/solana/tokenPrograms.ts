import { address } from '@solana/kit'

export const TOKEN_PROGRAMS = [
  { name: 'spl-token', address: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA') },
  { name: 'spl-token-2022', address: address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb') },
] as const
