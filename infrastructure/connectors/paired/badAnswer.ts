import { refusal } from '../walletStandard/refusal.js'

const BAD_ANSWER = -32603

export const badAnswer = (): Error => refusal(BAD_ANSWER, 'The answer of the wallet makes no sense.')
