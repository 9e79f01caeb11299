import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallError } from '../../../application/ports/embeddedWallet.js'
import { describeLazily } from '../../../application/kernel/describeLazily.js'
import { ERROR_CODES, isPending, type ProviderError, readProviderError } from '../shared/providerErrors.js'
import { isReverted } from '../shared/refusals.js'

/** What a failure says; only a failure asks. */
export type DescribeFailure = (error: CallError) => Promise<string>

/** The words of the catalogue: their code comes with the first failure, which waits for no words that cannot be had. */
export const describeFailure: DescribeFailure = (error) =>
  describeLazily(error).then(
    ({ message }) => message,
    () => error._tag,
  )

const CODES: Readonly<Partial<Record<CallError['_tag'], number>>> = {
  FrameRequestAborted: ERROR_CODES.rejected,
  NotLoggedIn: ERROR_CODES.disconnected,
  LoginChainNotSupported: ERROR_CODES.unsupportedMethod,
}

/** The frame says in words what other wallets say by code. */
const codeInWords = (message: string): number => {
  const said = readProviderError(message)
  if (isReverted(said)) return ERROR_CODES.internal
  if (said.rejected) return ERROR_CODES.rejected
  if (isPending(said)) return ERROR_CODES.pending
  return /\bnot supported\b/i.test(message) ? ERROR_CODES.unsupportedMethod : ERROR_CODES.internal
}

const codeOf = (error: CallError): number =>
  error._tag === 'FrameFailed' ? codeInWords(error.message) : (CODES[error._tag] ?? ERROR_CODES.internal)

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
    return E.left(toError(cause, readProviderError(cause), error))
  }
