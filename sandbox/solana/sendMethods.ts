import type { Address, Signature } from '@solana/kit'
import type { Ledger, Simulated } from './Ledger.js'
import { decodeWire, readTransaction, type WireTransaction } from './wire.js'
import { inContext, viewAccount } from './accountMethods.js'
import { readAddress, RpcError, type RpcMethod } from './rpcParams.js'

/** Sends its own coins to any address. */
export interface Faucet {
  readonly give: (to: Address, lamports: bigint) => Signature
}

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

/** RPC methods that send or simulate transactions. */
export const makeSendMethods = (ledger: Ledger, faucet: Faucet): Readonly<Record<string, RpcMethod>> => {
  const read = (text: string, { encoding }: Readonly<Record<string, unknown>>): WireTransaction =>
    readTransaction(decodeWire(text, encoding, TRANSACTION))
  const accountsAfter = ({ accounts }: Simulated, wanted: unknown): readonly (object | null)[] | null => {
    if (typeof wanted !== 'object' || wanted === null || !('addresses' in wanted) || !Array.isArray(wanted.addresses))
      return null
    const options = { encoding: 'base64', ...wanted }
    return wanted.addresses.map((text) => {
      const address = readAddress(String(text))
      const run = accounts.find((account) => account.address === address)
      const held = run ?? ledger.svm.getAccount(address)
      return 'data' in held ? viewAccount(ledger.svm, held, options) : null
    })
  }
  return {
    simulateTransaction: (params) => {
      const options = params.options(1)
      const replaces = options['replaceRecentBlockhash'] === true
      const signatures = options['sigVerify'] === true
      if (replaces && signatures)
        throw new RpcError(INVALID_PARAMS, 'sigVerify may not be used with replaceRecentBlockhash')
      const simulated = ledger.simulate(read(params.text(0), options), { signatures, age: !replaces })
      refuseWrongSignature(simulated)
      const value = viewOf(
        simulated,
        accountsAfter(simulated, options['accounts']),
        options['innerInstructions'] === true,
      )
      return inContext(
        ledger,
        { ...value, ...(replaces ? { replacementBlockhash: ledger.latestBlockhash() } : {}) },
        options,
      )
    },
    sendTransaction: (params) => {
      const options = params.options(1)
      const transaction = read(params.text(0), options)
      if (options['skipPreflight'] !== true) {
        const simulated = ledger.simulate(transaction, { signatures: true, age: true })
        refuseWrongSignature(simulated)
        const { failure } = simulated.execution
        if (failure !== undefined)
          throw new RpcError(
            PREFLIGHT_FAILED,
            `Transaction simulation failed: ${failure.words}`,
            viewOf(simulated, null, false),
          )
      }
      // Without preflight, the node returns the signature whatever happens to the transaction.
      ledger.send(transaction)
      return transaction.signature
    },
    requestAirdrop: (params) => faucet.give(params.address(0), params.whole(1)),
  }
}
