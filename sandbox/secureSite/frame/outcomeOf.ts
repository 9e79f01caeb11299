import { BaseError } from 'viem'
import { RpcFailure } from '../../browserWallets/RpcFailure.js'
import { Refusal } from '../../phone/Refusal.js'
import { SiteError } from '../SiteError.js'
import type { Fields } from './Fields.js'

const wordsOf = (error: unknown): string => {
  if (error instanceof BaseError) return error.shortMessage
  return error instanceof SiteError || error instanceof RpcFailure || error instanceof Refusal
    ? error.message
    : 'Something went wrong'
}

/** The reply to a message by what became of it (wire reference 1.4). */
export const outcomeOf = async (name: string, act: () => unknown): Promise<Fields> => {
  try {
    const payload = await act()
    return { type: `@w3m-frame/${name}_SUCCESS`, ...(payload === undefined ? {} : { payload }) }
  } catch (error) {
    return { type: `@w3m-frame/${name}_ERROR`, payload: { message: wordsOf(error) } }
  }
}
