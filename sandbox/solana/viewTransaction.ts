import { getBase58Decoder } from '@solana/kit'
import type { Landed } from './Bank.js'
import { RpcError } from './RpcError.js'

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)

const metaOf = ({ execution, before, after, accounts }: Landed): object => ({
  err: execution.failure?.json ?? null,
  status: execution.failure === undefined ? { Ok: null } : { Err: execution.failure.json },
  // What the accounts of a transaction lose together is its fee.
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

/** A transaction of the ledger as the RPC shows it, to those who can read its version. */
export const viewTransaction = (
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
