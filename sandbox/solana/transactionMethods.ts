import { getBase58Decoder, isSignature } from '@solana/kit'
import type { Landed, Ledger } from './Ledger.js'
import { RpcError, type RpcMethod } from './rpcParams.js'
import { inContext } from './accountMethods.js'

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)

const metaOf = ({ execution, before, after, accounts }: Landed): object => ({
  err: execution.failure?.json ?? null,
  status: execution.failure === undefined ? { Ok: null } : { Err: execution.failure.json },
  // The fee is the total loss of the transaction's accounts.
  fee: sum(before.lamports) - sum(after.lamports),
  preBalances: before.lamports,
  postBalances: after.lamports,
  preTokenBalances: before.tokens,
  postTokenBalances: after.tokens,
  innerInstructions: execution.innerInstructions,
  logMessages: execution.logs,
  loadedAddresses: accounts.loaded,
  computeUnitsConsumed: execution.units,
  rewards: [],
  ...(execution.returnData === null ? {} : { returnData: execution.returnData }),
})

const messageOf = ({ read }: Landed): object => {
  const { message } = read
  const { header, staticAccounts, instructions, lifetimeToken } = message
  const lookups = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  return {
    header: {
      numRequiredSignatures: header.numSignerAccounts,
      numReadonlySignedAccounts: header.numReadonlySignerAccounts,
      numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
    },
    accountKeys: staticAccounts,
    recentBlockhash: lifetimeToken,
    instructions: instructions.map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
      programIdIndex: programAddressIndex,
      accounts: accountIndices,
      data: getBase58Decoder().decode(data),
      stackHeight: 1,
    })),
    ...(message.version === 'legacy'
      ? {}
      : {
          addressTableLookups: lookups.map(({ lookupTableAddress, writableIndexes, readonlyIndexes }) => ({
            accountKey: lookupTableAddress,
            writableIndexes,
            readonlyIndexes,
          })),
        }),
  }
}

const transactionOf = (landed: Landed, encoding: unknown): unknown => {
  const { wire, signatures } = landed.read
  switch (encoding) {
    case undefined:
    case 'json':
      return { signatures, message: messageOf(landed) }
    case 'base64':
      return [Buffer.from(wire).toString('base64'), 'base64']
    case 'base58':
      return [getBase58Decoder().decode(wire), 'base58']
    default:
      throw new RpcError(
        -32602,
        `Invalid params: unknown variant \`${String(encoding)}\`, expected one of \`base64\`, \`base58\`, \`json\`.`,
      )
  }
}

/** A transaction in the RPC's format, for clients that support its version. */
const viewTransaction = (
  landed: Landed,
  { encoding, maxSupportedTransactionVersion }: Readonly<Record<string, unknown>>,
): object => {
  const { version } = landed.read.message
  if (version === 0 && maxSupportedTransactionVersion === undefined) {
    throw new RpcError(
      -32015,
      'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
    )
  }
  return {
    slot: landed.slot,
    blockTime: landed.blockTime,
    meta: metaOf(landed),
    transaction: transactionOf(landed, encoding),
    ...(maxSupportedTransactionVersion === undefined ? {} : { version }),
  }
}

const INVALID_PARAMS = -32602
const MOST_SIGNATURES = 256
const MOST_ENTRIES = 1000

const statusOf = ({ slot, execution }: Landed): object => {
  const err = execution.failure?.json ?? null
  return {
    slot,
    confirmations: null,
    err,
    status: err === null ? { Ok: null } : { Err: err },
    confirmationStatus: 'finalized',
  }
}

/** RPC methods about past transactions. */
export const makeTransactionMethods = (ledger: Ledger): Readonly<Record<string, RpcMethod>> => ({
  getSignatureStatuses: (params) => {
    const signatures = params.list(0)
    if (signatures.length > MOST_SIGNATURES)
      throw new RpcError(INVALID_PARAMS, `Too many inputs provided; max ${MOST_SIGNATURES}`)
    const statuses = signatures.map((signature) => {
      if (typeof signature !== 'string' || !isSignature(signature))
        throw new RpcError(INVALID_PARAMS, 'Invalid param: Invalid')
      const landed = ledger.find(signature)
      return landed === undefined ? null : statusOf(landed)
    })
    return inContext(ledger, statuses)
  },
  getTransaction: (params) => {
    const landed = ledger.find(params.signature(0))
    return landed === undefined ? null : viewTransaction(landed, params.options(1))
  },
  getSignaturesForAddress: (params) => {
    const address = params.address(0)
    const { limit = MOST_ENTRIES, before, until } = params.options(1)
    if (typeof limit !== 'number' || limit < 1 || limit > MOST_ENTRIES)
      throw new RpcError(INVALID_PARAMS, `Invalid limit; max ${MOST_ENTRIES}`)
    const all = ledger.transactions()
    const placeOf = (signature: unknown, otherwise: number): number => {
      const place = all.findIndex(({ read }) => read.signature === signature)
      return place < 0 ? otherwise : place
    }
    return all
      .slice(before === undefined ? 0 : placeOf(before, all.length) + 1, placeOf(until, all.length))
      .filter(({ accounts }) => accounts.all.includes(address))
      .slice(0, limit)
      .map(({ read, slot, blockTime, execution }) => ({
        signature: read.signature,
        slot,
        err: execution.failure?.json ?? null,
        memo: null,
        blockTime,
        confirmationStatus: 'finalized',
      }))
  },
})
