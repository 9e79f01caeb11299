import type { Answers } from '../frame/Answers.js'
import type { Decision } from '../frame/Decision.js'
import { readFields } from '../frame/readFields.js'
import { SiteError } from '../SiteError.js'
import type { Wallet } from '../wallet/makeWallet.js'
import { RPC_METHODS } from '../wallet/rpcMethods.js'

const DECLINED: Readonly<Record<Exclude<Decision, 'approved'>, string>> = {
  declined: 'User rejected the request',
  aborted: 'Request was aborted',
}

/** Does what the app asks the account for; the frame sends on what needs approval only with the visitor's answer. */
export const requestAnswers = (wallet: Wallet): Answers => ({
  RPC_REQUEST: (request, { frame, user, decision }) => {
    const visitor = user()
    const method = readFields.text(request, 'method')
    if (decision === 'declined' || decision === 'aborted') throw new SiteError(DECLINED[decision])
    if (RPC_METHODS.isNotSafe(method) ? decision !== 'approved' : !RPC_METHODS.isSafe(method))
      throw new SiteError(`The method ${method} does not exist / is not available`)
    return wallet.request(visitor, request, frame)
  },
})
