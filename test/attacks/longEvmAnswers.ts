import { EVM_ANSWERS } from '../../infrastructure/chainRpc/evmAnswers.js'
import { parseExactJson } from '../../infrastructure/chainRpc/exactJson.js'
import { toSimulationError } from '../../infrastructure/chainRpc/evmTransfers/revertReason.js'
import { SignedMessage } from '../../infrastructure/connectors/safe/codecs.js'
import type { LongTexts } from './longText.js'

const REVERT = { _tag: 'RequestFailed', code: 3, message: '', cause: undefined } as const

/** Possible answers of EVM nodes, the contracts behind them, and a Safe. */
export const LONG_EVM_ANSWERS: LongTexts = {
  'infrastructure/chainRpc/exactJson.ts': [
    [
      parseExactJson,
      { start: '"', unit: '\\"' },
      { unit: '"' },
      { start: '"', unit: '\\\\', end: '"' },
      { start: '[', unit: '1', end: 'e1]' },
      { start: '[1', unit: ',12345678901234567', end: ']' },
    ],
  ],
  'infrastructure/chainRpc/evmAnswers.ts': [
    [(text) => EVM_ANSWERS.eth_call.decode(text), { start: '0x', unit: 'a' }, { start: '0x', unit: 'a', end: '!' }],
  ],
  'infrastructure/connectors/safe/codecs.ts': [
    [
      (signature) => SignedMessage.decode({ signature }),
      { start: '0x', unit: 'ab' },
      { start: '0x', unit: 'ab', end: 'a' },
      { start: '0x', unit: 'ab', end: '!' },
    ],
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
