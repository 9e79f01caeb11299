import { readField } from '../../shared/readField.js'
import { readList } from '../readList.js'
import { readBytes } from './readBytes.js'
import { refusal } from './refusal.js'
import type { WalletCall } from './WalletCall.js'

const UNSUPPORTED_METHOD = 4200
const BAD_ANSWER = -32603

/** Asks for all inputs at once, for one approval, and reads one field of bytes of each output. */
export const askFeature = async ({ wallet }: WalletCall, feature: string, inputs: readonly object[], field: string): Promise<readonly Uint8Array[]> => {
  const method = wallet.method(feature)
  if (method === undefined) throw refusal(UNSUPPORTED_METHOD, `The wallet has no ${feature}.`)
  const answer = await method(...inputs)
  const outputs = readList(answer, inputs.length)?.map((output) => readBytes(readField(output, field)))
  if (outputs?.length === inputs.length && outputs.every((bytes) => bytes !== undefined)) return outputs
  throw refusal(BAD_ANSWER, 'The answer of the wallet makes no sense.')
}
