import { readField } from '../../shared/readField.js'
import { paramsOf } from '../walletStandard/paramsOf.js'
import { refusal } from '../walletStandard/refusal.js'
import { badAnswer } from './badAnswer.js'
import type { PairedCall } from './PairedCall.js'
import type { PairedMethod } from './PairedMethod.js'

const UNAUTHORIZED = 4100

/** Asks by what is written of a method: its params are checked before the wallet sees them, and its answer before the page does. */
export const askMethod = async ({ request, accounts, send }: PairedCall, method: PairedMethod): Promise<unknown> => {
  const params = paramsOf(request.params ?? {}, method.params)
  const named = method.account === undefined ? undefined : (readField(params, method.account) ?? accounts[0])
  if (named !== undefined && !accounts.some((account) => account === named))
    throw refusal(UNAUTHORIZED, 'The wallet did not grant that account.')
  const answer = await send({
    method: request.method,
    params: method.account === undefined ? params : { ...params, [method.account]: named },
  })
  if (method.answer.is(answer)) return answer
  throw badAnswer()
}
