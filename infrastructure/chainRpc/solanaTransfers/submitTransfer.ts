import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TransferError } from '../../../domain/send/TransferError.js'
import { ANSWERS } from './ANSWERS.js'
import type { AskChain } from './AskChain.js'
import { tryOut } from './tryOut.js'

/** Tries out what was signed, which a node would do, too, but say in its own words; then sends it. */
export const submitTransfer = (ask: AskChain, signed: string): TE.TaskEither<TransferError, string> =>
  pipe(
    tryOut(ask, signed, { isSigned: true, watch: [] }),
    TE.flatMap(() => ask(ANSWERS.signature, 'sendTransaction', [signed, { encoding: 'base64', skipPreflight: true }])),
  )
