import type { CaipNetworkId } from '../network/CaipNetworkId.js'

const WITH_BALANCES = /^(?:eip155|solana):/

/** Whether balances are read on a network: on EVM and Solana (S9-20). */
export const hasBalances = (id: CaipNetworkId): boolean => WITH_BALANCES.test(id)
