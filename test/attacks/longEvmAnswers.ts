import { EVM_ANSWERS } from '../../infrastructure/chainRpc/evmAnswers.js'
import { toSimulationError } from '../../infrastructure/chainRpc/evmTransfers/revertReason.js'
import type { LongTexts } from './longText.js'

const REVERT = { _tag: 'RequestFailed', code: 3, message: '', cause: undefined } as const

/** What nodes of EVM chains, and the contracts behind them, may answer with. */
export const LONG_EVM_ANSWERS: LongTexts = {
  'infrastructure/chainRpc/evmAnswers.ts': [
    [(text) => EVM_ANSWERS.eth_call.decode(text), { start: '0x', unit: 'a' }, { start: '0x', unit: 'a', end: '!' }],
  ],
  'infrastructure/chainRpc/evmTransfers/revertReason.ts': [
    [
      (data) => toSimulationError({ ...REVERT, cause: { data } }),
      { start: '0x08c379a0', unit: '0' },
      { start: '0x08c379a0', unit: 'f' },
      { start: '0x4e487b71', unit: '0' },
      { start: '0x', unit: 'a', end: '!' },
    ],
    [
      (message) => toSimulationError({ ...REVERT, message }),
      { unit: ' ' },
      { unit: 'a' },
      { unit: 'execution reverted' },
    ],
  ],
}
