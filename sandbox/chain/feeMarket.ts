import type { Client } from './transactions.js'

/** The base fee of a chain's first block, in wei a unit of gas; with empty blocks it falls by an eighth each. */
const FIRST_BASE_FEE = 1_000_000_000n

/**
 * Makes a block with a base fee of its own (EIP-1559), in wei a unit of gas, or with that of the first block. From
 * there it moves as on any chain: up with full blocks, and down with empty ones.
 */
export const makeBaseFeeSetter =
  (client: Client) =>
  async (baseFeePerGas = FIRST_BASE_FEE): Promise<void> => {
    await client.setNextBlockBaseFeePerGas({ baseFeePerGas })
    await client.mine({ blocks: 1 })
  }
