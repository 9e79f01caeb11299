import type { Address } from '@solana/kit'
import type { Bank } from './Bank.js'
import { inContext } from './inContext.js'
import { readAddress } from './readAddress.js'
import { RpcError } from './RpcError.js'
import type { RpcMethod } from './RpcMethod.js'
import { viewAccount } from './viewAccount.js'

const MOST_ACCOUNTS = 100

/** What accounts hold. */
export const makeAccountMethods = (bank: Bank): Readonly<Record<string, RpcMethod>> => {
  const view = (address: Address, options: Readonly<Record<string, unknown>>): object | null => {
    const account = bank.svm.getAccount(address)
    return account.exists ? viewAccount(bank.svm, account, options) : null
  }
  return {
    getBalance: (params) => inContext(bank, bank.svm.getBalance(params.address(0)) ?? 0n, params.options(1)),
    getAccountInfo: (params) => {
      const options = params.options(1)
      return inContext(bank, view(params.address(0), options), options)
    },
    getMultipleAccounts: (params) => {
      const addresses = params.list(0)
      if (addresses.length > MOST_ACCOUNTS) throw new RpcError(-32602, `Too many inputs provided; max ${MOST_ACCOUNTS}`)
      const options = { encoding: 'base64', ...params.options(1) }
      return inContext(
        bank,
        addresses.map((text) => view(readAddress(String(text)), options)),
        options,
      )
    },
  }
}
