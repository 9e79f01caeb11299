import type { Ledger } from './Ledger.js'
import { decimalsOf, readToken, TOKEN_PROGRAMS, tokenAmount } from './tokens.js'
import { inContext, viewAccount } from './accountMethods.js'
import { readAddress, RpcError, type RpcMethod } from './rpcParams.js'

const INVALID_PARAMS = -32602

/** RPC methods about token accounts. */
export const makeTokenMethods = (ledger: Ledger): Readonly<Record<string, RpcMethod>> => {
  /** Accounts selected by a filter: those of a mint, or of a program. */
  const readFilter = ({ mint, programId }: Readonly<Record<string, unknown>>) => {
    if (typeof mint === 'string') {
      const wanted = readAddress(mint)
      const held = ledger.svm.getAccount(wanted)
      if (!held.exists || readToken(held)?._tag !== 'Mint')
        throw new RpcError(INVALID_PARAMS, 'Invalid param: could not find mint')
      return { program: held.programAddress, mint: wanted }
    }
    if (typeof programId !== 'string')
      throw new RpcError(INVALID_PARAMS, 'Invalid params: expected `mint` or `programId`.')
    const program = readAddress(programId)
    if (!TOKEN_PROGRAMS.some(({ address }) => address === program))
      throw new RpcError(INVALID_PARAMS, 'Invalid param: unrecognized Token program id')
    return { program, mint: undefined }
  }
  return {
    getTokenAccountsByOwner: (params) => {
      const owner = params.address(0)
      const { program, mint } = readFilter(params.options(1))
      const options = params.options(2)
      const found = ledger.svm.getProgramAccounts(program).flatMap((account) => {
        const token = readToken(account)
        const isWanted =
          token?._tag === 'Account' && token.owner === owner && (mint === undefined || token.mint === mint)
        return isWanted ? [{ pubkey: account.address, account: viewAccount(ledger.svm, account, options) }] : []
      })
      return inContext(
        ledger,
        found.sort((one, other) => (one.pubkey < other.pubkey ? -1 : 1)),
        options,
      )
    },
    getTokenAccountBalance: (params) => {
      const account = ledger.svm.getAccount(params.address(0))
      if (!account.exists) throw new RpcError(INVALID_PARAMS, 'Invalid param: could not find account')
      const token = readToken(account)
      if (token?._tag !== 'Account') throw new RpcError(INVALID_PARAMS, 'Invalid param: not a Token account')
      return inContext(ledger, tokenAmount(token.amount, decimalsOf(ledger.svm, token.mint) ?? 0))
    },
    getTokenSupply: (params) => {
      const account = ledger.svm.getAccount(params.address(0))
      if (!account.exists) throw new RpcError(INVALID_PARAMS, 'Invalid param: could not find account')
      const token = readToken(account)
      if (token?._tag !== 'Mint') throw new RpcError(INVALID_PARAMS, 'Invalid param: not a Token mint')
      return inContext(ledger, tokenAmount(token.supply, token.decimals))
    },
  }
}
