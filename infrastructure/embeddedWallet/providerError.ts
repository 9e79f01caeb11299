import type { LoginError } from '../../domain/login/loginError.js'

/** What a failure says. Its code comes with the first failure, which waits for no words that cannot be had. */
export const describeFailure = (error: LoginError): Promise<string> =>
  import('../../domain/errors/describeError.js').then(
    ({ describeError }) => describeError(error).message,
    () => error._tag,
  )

/** EIP-1193 and JSON-RPC. */
const CODE = { rejected: 4001, unsupported: 4200, disconnected: 4900, pending: -32002, internal: -32603 } as const

/** The frame says in words what other wallets say by code. */
const REFUSAL_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:reject|denied|declin|cancel)/i, CODE.rejected],
  [/\balready pending\b/i, CODE.pending],
  [/\bnot supported\b/i, CODE.unsupported],
]

const codeOf = (error: LoginError): number => {
  if (error._tag === 'FrameRequestAborted') return CODE.rejected
  if (error._tag === 'NotLoggedIn') return CODE.disconnected
  if (error._tag === 'RpcNotAllowed' || error._tag === 'LoginChainNotSupported') return CODE.unsupported
  return error._tag === 'FrameFailed'
    ? (REFUSAL_WORDS.find(([words]) => words.test(error.message))?.[1] ?? CODE.internal)
    : CODE.internal
}

/** A failure of the embedded wallet as a provider throws it, in words that are had when one is thrown. */
export const toProviderError = async (
  error: LoginError,
  describe: (error: LoginError) => Promise<string>,
): Promise<Error> => Object.assign(new Error(await describe(error)), { code: codeOf(error), data: error })
