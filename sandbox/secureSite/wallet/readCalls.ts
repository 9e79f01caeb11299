import { type Address, type Hex, isAddress, isHex } from 'viem'
import { readFields } from '../frame/readFields.js'
import { SiteError } from '../SiteError.js'

/** The calls of `wallet_sendCalls` (wire reference 1.7). */
export const readCalls = (
  value: unknown,
): readonly { readonly to: Address; readonly value: bigint; readonly data: Hex }[] => {
  if (!Array.isArray(value) || value.length === 0) throw new SiteError('"calls" must be a list of calls')
  return value.map((given: unknown) => {
    const { to, value: amount, data } = readFields.fields(given)
    if (typeof to !== 'string' || !isAddress(to, { strict: false })) throw new SiteError('A call needs an address')
    return {
      to,
      value: typeof amount === 'string' && /^(0x[0-9a-f]+|\d+)$/i.test(amount) ? BigInt(amount) : 0n,
      data: isHex(data) ? data : '0x',
    }
  })
}
