import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import type { LoginError } from '../../../domain/login/loginError.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'
import {
  ERROR_CODES,
  type ProviderError,
  toConnectError,
  toRequestError,
  toSwitchError,
} from '../shared/providerErrors.js'

/** What a failure says; only a failure asks. */
export type DescribeFailure = (error: LoginError) => Promise<string>

/** The words of the catalogue: their code comes with the first failure, which waits for no words that cannot be had. */
export const describeFailure: DescribeFailure = (error) =>
  import('../../../domain/errors/describeError.js').then(
    ({ describeError }) => describeError(error).message,
    () => error._tag,
  )

/** The frame says in words what other wallets say by code. */
const REFUSAL_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:reject|denied|declin|cancel)/i, ERROR_CODES.rejected],
  [/\balready pending\b/i, ERROR_CODES.pending],
  [/\bnot supported\b/i, ERROR_CODES.unsupportedMethod],
]

const codeOf = (error: LoginError): number => {
  if (error._tag === 'FrameRequestAborted') return ERROR_CODES.rejected
  if (error._tag === 'NotLoggedIn') return ERROR_CODES.disconnected
  if (error._tag === 'RpcNotAllowed' || error._tag === 'LoginChainNotSupported') return ERROR_CODES.unsupportedMethod
  return error._tag === 'FrameFailed'
    ? (REFUSAL_WORDS.find(([words]) => words.test(error.message))?.[1] ?? ERROR_CODES.internal)
    : ERROR_CODES.internal
}

/** What a failure of the login behind a wallet means for whoever used the wallet. */
interface LoginFailures {
  readonly toConnect: (error: LoginError) => Promise<ConnectError>
  readonly toRequest: (error: LoginError) => Promise<RequestError>
  readonly toSwitch: (networkId: CaipNetworkId) => (error: LoginError) => Promise<SwitchError>
}

export const makeLoginFailures = (describe: DescribeFailure): LoginFailures => {
  const read = async (error: LoginError): Promise<readonly [Error, ProviderError]> => {
    const [code, message] = [codeOf(error), await describe(error)]
    return [
      Object.assign(new Error(message), { code, data: error }),
      { code, message, rejected: code === ERROR_CODES.rejected },
    ]
  }
  return {
    toConnect: async (error) =>
      error._tag === 'FrameMalformed'
        ? { _tag: 'WalletMisbehaved', detail: error.detail }
        : toConnectError(...(await read(error))),
    toRequest: async (error) => toRequestError(...(await read(error))),
    toSwitch: (networkId) => async (error) => {
      const [cause, failure] = await read(error)
      return toSwitchError(cause, networkId, failure)
    },
  }
}
