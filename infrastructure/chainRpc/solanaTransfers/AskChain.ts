import type { TaskEither } from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import type { RemoteError } from '../../../domain/errors/RemoteError.js'

/** Asks the nodes of one chain, one after the other until one gives an answer. */
export type AskChain = <A>(
  answer: t.Decoder<unknown, A>,
  method: string,
  params: readonly unknown[],
) => TaskEither<RemoteError, A>
