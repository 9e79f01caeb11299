import { keccak256, toBytes } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { User } from '../accounts/User.js'
import { solanaAccount } from './solanaAccount.js'

/** The keys of a user: real ones, the same for the same seed and user in every run. */
export const keysOf = (seed: string, { id }: Pick<User, 'id'>) => ({
  evm: privateKeyToAccount(keccak256(toBytes(`${seed}/key/${id}`))),
  solana: solanaAccount(`${seed}/key/${id}`),
})
