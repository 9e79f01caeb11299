import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../domain/errors/RemoteError.js'
import { CONFIRMED } from '../CONFIRMED.js'
import { type Account, ANSWERS } from './ANSWERS.js'
import type { AskChain } from './AskChain.js'

/** The accounts at these addresses, in their order; nothing in the place of one that is not there. */
export const askAccounts = (
  ask: AskChain,
  addresses: readonly string[],
): TE.TaskEither<RemoteError, readonly (Account | undefined)[]> =>
  pipe(
    ask(ANSWERS.accounts, 'getMultipleAccounts', [addresses, { ...CONFIRMED, encoding: 'jsonParsed' }]),
    TE.flatMap(({ value }) =>
      value.length === addresses.length
        ? TE.right(value.map((account) => account ?? undefined))
        : TE.left<RemoteError, never>({ _tag: 'Malformed', detail: 'getMultipleAccounts' }),
    ),
  )
