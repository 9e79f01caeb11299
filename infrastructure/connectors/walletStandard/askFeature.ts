import { readList } from '../readList.js'
import { refusal } from './refusal.js'
import type { WalletCall } from './WalletCall.js'

const UNSUPPORTED_METHOD = 4200
const BAD_ANSWER = -32603

/** Asks for all inputs at once, for one approval, and reads each output; one that cannot be read is refused (JSON-RPC -32603). */
export const askFeature = async <A>(
  { wallet }: WalletCall,
  feature: string,
  inputs: readonly object[],
  read: (output: unknown) => A | undefined,
): Promise<readonly A[]> => {
  const method = wallet.method(feature)
  if (method === undefined) throw refusal(UNSUPPORTED_METHOD, `The wallet has no ${feature}.`)
  const answer = await method(...inputs)
  const outputs = readList(answer, inputs.length)?.map(read)
  if (outputs?.length === inputs.length && outputs.every((output) => output !== undefined)) return outputs
  throw refusal(BAD_ANSWER, 'The answer of the wallet makes no sense.')
}
