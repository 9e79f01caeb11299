import type { Client } from './transactions.js'

/** Base fee of a chain's first block, in wei per gas; each empty block lowers it by an eighth. */
const FIRST_BASE_FEE = 1_000_000_000n

/**
 * Mines a block with a given base fee (EIP-1559), in wei per gas, by default that of the first block. Afterwards the
 * fee moves as usual: up with full blocks, down with empty ones.
 */
export const makeBaseFeeSetter =
  (client: Client) =>
  async (baseFeePerGas = FIRST_BASE_FEE): Promise<void> => {
    await client.setNextBlockBaseFeePerGas({ baseFeePerGas })
    await client.mine({ blocks: 1 })
  }
