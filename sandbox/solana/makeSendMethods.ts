import type { Bank, Simulated } from './Bank.js'
import { decodeWire } from './decodeWire.js'
import type { Faucet } from './Faucet.js'
import { inContext } from './inContext.js'
import { readAddress } from './readAddress.js'
import type { WireTransaction } from './WireTransaction.js'
import { readTransaction } from './readTransaction.js'
import { RpcError } from './RpcError.js'
import type { RpcMethod } from './RpcMethod.js'
import { viewAccount } from './viewAccount.js'

const TRANSACTION = 'solana_transaction::versioned::VersionedTransaction'
const INVALID_PARAMS = -32602
const PREFLIGHT_FAILED = -32002
const WRONG_SIGNATURE = -32003

const viewOf = ({ execution }: Simulated, accounts: readonly (object | null)[] | null, withInner: boolean): object => ({
  accounts,
  err: execution.failure?.json ?? null,
  innerInstructions: withInner ? execution.innerInstructions : null,
  logs: execution.logs,
  returnData: execution.returnData,
  unitsConsumed: execution.units,
})

const refuseWrongSignature = ({ execution }: Simulated): void => {
  if (execution.failure?.json === 'SignatureFailure')
    throw new RpcError(WRONG_SIGNATURE, 'Transaction signature verification failure')
}

/** Runs transactions, for good or to see what they would do. */
export const makeSendMethods = (bank: Bank, faucet: Faucet): Readonly<Record<string, RpcMethod>> => {
  const read = (text: string, { encoding }: Readonly<Record<string, unknown>>): WireTransaction =>
    readTransaction(decodeWire(text, encoding, TRANSACTION))
  const accountsAfter = ({ accounts }: Simulated, wanted: unknown): readonly (object | null)[] | null => {
    if (typeof wanted !== 'object' || wanted === null || !('addresses' in wanted) || !Array.isArray(wanted.addresses))
      return null
    const options = { encoding: 'base64', ...wanted }
    return wanted.addresses.map((text) => {
      const address = readAddress(String(text))
      const run = accounts.find((account) => account.address === address)
      const held = run ?? bank.svm.getAccount(address)
      return 'data' in held ? viewAccount(bank.svm, held, options) : null
    })
  }
  return {
    simulateTransaction: (params) => {
      const options = params.options(1)
      const replaces = options['replaceRecentBlockhash'] === true
      const signatures = options['sigVerify'] === true
      if (replaces && signatures)
        throw new RpcError(INVALID_PARAMS, 'sigVerify may not be used with replaceRecentBlockhash')
      const simulated = bank.simulate(read(params.text(0), options), { signatures, age: !replaces })
      refuseWrongSignature(simulated)
      const value = viewOf(
        simulated,
        accountsAfter(simulated, options['accounts']),
        options['innerInstructions'] === true,
      )
      return inContext(
        bank,
        { ...value, ...(replaces ? { replacementBlockhash: bank.latestBlockhash() } : {}) },
        options,
      )
    },
    sendTransaction: (params) => {
      const options = params.options(1)
      const transaction = read(params.text(0), options)
      if (options['skipPreflight'] !== true) {
        const simulated = bank.simulate(transaction, { signatures: true, age: true })
        refuseWrongSignature(simulated)
        const { failure } = simulated.execution
        if (failure !== undefined)
          throw new RpcError(
            PREFLIGHT_FAILED,
            `Transaction simulation failed: ${failure.words}`,
            viewOf(simulated, null, false),
          )
      }
      // Without the look before, the node answers with the signature, whatever becomes of it.
      bank.send(transaction)
      return transaction.signature
    },
    requestAirdrop: (params) => faucet.give(params.address(0), params.whole(1)),
  }
}
