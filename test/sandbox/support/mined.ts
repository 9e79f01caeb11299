type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/** The receipt of a transaction; a chain mines by itself, on a busy machine possibly after its next answer. */
export const mined = async (ask: Ask, hash: unknown): Promise<unknown> => {
  const receipt = await ask('eth_getTransactionReceipt', hash)
  return receipt === null ? mined(ask, hash) : receipt
}
