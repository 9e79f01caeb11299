import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallError } from '../../../application/ports/embeddedWallet.js'
import { describeLazily } from '../../../application/kernel/describeLazily.js'
import { ERROR_CODES, isPending, type ProviderError, readProviderError } from '../shared/providerErrors.js'
import { isReverted } from '../shared/refusals.js'

/** Text of a failure; called only on failure. */
export type DescribeFailure = (error: CallError) => Promise<string>

/** Texts of the catalogue; their code loads with the first failure. Falls back to the tag if loading fails. */
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

/** Error code derived from the frame's text; other wallets send codes. */
const codeInWords = (message: string): number => {
  const said = readProviderError(message)
  if (isReverted(said)) return ERROR_CODES.internal
  if (said.rejected) return ERROR_CODES.rejected
  if (isPending(said)) return ERROR_CODES.pending
  return /\bnot supported\b/i.test(message) ? ERROR_CODES.unsupportedMethod : ERROR_CODES.internal
}

const codeOf = (error: CallError): number =>
  error._tag === 'FrameFailed' ? codeInWords(error.message) : (CODES[error._tag] ?? ERROR_CODES.internal)

/** Runs a question to a login and maps its failure to the caller's error type. */
export type WithFailure<Error> = <A>(question: TaskEither<CallError, A>) => TaskEither<Error, A>

/** `toError` receives the failure as an `Error`, as a wallet's error would read, and in its original form. */
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
