import { isSolanaKey } from '../../domain/account/addresses/solana.js'
import { guarded } from '../http/codecs/guarded.js'

/** 32 bytes in base58: an address, or a blockhash. */
export const SolanaKey = guarded(
  'SolanaKey',
  (value): value is string => typeof value === 'string' && isSolanaKey(value),
)
