import type { Bank } from './Bank.js'
import { RpcError } from './RpcError.js'

/** An answer with the slot it is of; refused where the asker has seen a later one. */
export const inContext = (
  bank: Bank,
  value: unknown,
  { minContextSlot }: Readonly<Record<string, unknown>> = {},
): object => {
  const slot = bank.slot()
  if (typeof minContextSlot === 'number' && BigInt(minContextSlot) > slot)
    throw new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot: slot })
  return { context: { slot }, value }
}
