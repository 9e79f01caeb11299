import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TransferError } from '../../../domain/send/TransferError.js'
import { CONFIRMED } from '../CONFIRMED.js'
import { ANSWERS } from './ANSWERS.js'
import type { AskChain } from './AskChain.js'
import { reasonOf } from './reasonOf.js'

type Accounts = (typeof ANSWERS)['simulation']['_A']['value']['accounts']

/** How the accounts would be after a transaction. One that is unsigned gets the newest date. */
export const tryOut = (
  ask: AskChain,
  transaction: string,
  options: { readonly isSigned: boolean; readonly watch: readonly string[] },
): TE.TaskEither<TransferError, Accounts> => {
  const checks = options.isSigned ? { sigVerify: true } : { replaceRecentBlockhash: true }
  const accounts = options.watch.length === 0 ? {} : { accounts: { encoding: 'jsonParsed', addresses: options.watch } }
  return pipe(
    ask(ANSWERS.simulation, 'simulateTransaction', [
      transaction,
      { ...CONFIRMED, encoding: 'base64', ...checks, ...accounts },
    ]),
    TE.flatMap(({ value }): TE.TaskEither<TransferError, Accounts> => {
      if (value.err === null || value.err === undefined) return TE.right(value.accounts)
      return TE.left(
        value.err === 'BlockhashNotFound'
          ? { _tag: 'TransferExpired' }
          : { _tag: 'SimulationFailed', reason: reasonOf(value.err) },
      )
    }),
  )
}
