import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallError } from '../../../application/ports/embeddedWallet.js'
import { describeLazily } from '../../../application/kernel/describeLazily.js'
import { ERROR_CODES, type ProviderError } from '../shared/providerErrors.js'

/** What a failure says; only a failure asks. */
export type DescribeFailure = (error: CallError) => Promise<string>

/** The words of the catalogue: their code comes with the first failure, which waits for no words that cannot be had. */
export const describeFailure: DescribeFailure = (error) =>
  describeLazily(error).then(
    ({ message }) => message,
    () => error._tag,
  )

/** The frame says in words what other wallets say by code. */
const REFUSAL_WORDS: readonly (readonly [RegExp, number])[] = [
  // What a contract says of itself is nobody's refusal.
  [/\brevert/i, ERROR_CODES.internal],
  [/\b(?:reject|denied|declin|cancel)/i, ERROR_CODES.rejected],
  [/\balready pending\b/i, ERROR_CODES.pending],
  [/\bnot supported\b/i, ERROR_CODES.unsupportedMethod],
]

const CODES: Readonly<Partial<Record<CallError['_tag'], number>>> = {
  FrameRequestAborted: ERROR_CODES.rejected,
  NotLoggedIn: ERROR_CODES.disconnected,
  LoginChainNotSupported: ERROR_CODES.unsupportedMethod,
}

const codeOf = (error: CallError): number =>
  (error._tag === 'FrameFailed'
    ? REFUSAL_WORDS.find(([words]) => words.test(error.message))?.[1]
    : CODES[error._tag]) ?? ERROR_CODES.internal

/** The outcome of a question to a login, with what its failure means for whoever used the wallet. */
export type WithFailure<Error> = <A>(question: TaskEither<CallError, A>) => TaskEither<Error, A>

/** `toError` gets the failure as an error to keep, as what a wallet would have said, and as it came. */
export const withFailure =
  (describe: DescribeFailure) =>
  <Meaning>(toError: (cause: Error, said: ProviderError, error: CallError) => Meaning): WithFailure<Meaning> =>
  (question) =>
  async () => {
    const answer = await question()
    if (E.isRight(answer)) return answer
    const error = answer.left
    const [code, message] = [codeOf(error), await describe(error)]
    const cause = Object.assign(new Error(message, { cause: error }), { code })
    return E.left(toError(cause, { code, message, rejected: code === ERROR_CODES.rejected }, error))
  }
