import * as t from 'io-ts'

const PARAMLESS: ReadonlySet<string> = new Set([
  'eth_accounts', 'eth_blockNumber', 'eth_chainId', 'eth_gasPrice', 'eth_maxPriorityFeePerGas', 'eth_newBlockFilter', 'eth_newPendingTransactionFilter',
])
const REQUIRED: ReadonlySet<string> = new Set(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_grantPermissions'])
const list = t.readonlyArray(t.unknown)
const texts = t.readonlyArray(t.string)
const hex = t.refinement(t.string, (value) => /^0x/i.test(value))
const call = t.intersection([t.type({ to: hex }), t.partial({ data: hex, value: t.string })])
const sendOptions = t.partial({
  skipPreflight: t.boolean,
  preflightCommitment: t.keyof({ processed: null, confirmed: null, finalized: null, recent: null, single: null, singleGossip: null, root: null, max: null }),
  maxRetries: t.number,
  minContextSlot: t.number,
})
const calls = t.intersection([
  t.type({ calls: t.readonlyArray(call) }),
  t.partial({ chainId: t.union([t.string, t.number]), from: t.string, version: t.string, capabilities: t.unknown }),
])

const OWN: Readonly<Record<string, t.Mixed>> = {
  solana_signMessage: t.type({ message: t.string, pubkey: t.string }),
  solana_signTransaction: t.type({ transaction: t.string }),
  solana_signAllTransactions: t.type({ transactions: texts }),
  solana_signAndSendTransaction: t.intersection([t.type({ transaction: t.string }), t.partial({ options: sendOptions })]),
  wallet_sendCalls: t.tuple([calls]),
  wallet_getCallsStatus: texts,
  wallet_getCapabilities: t.union([t.undefined, t.readonlyArray(t.union([t.string, t.number]))]),
}
const ANYTHING: ReadonlySet<string> = new Set([
  'wallet_revokePermissions', 'wallet_getAssets',
  // The protocol names them and says nothing of their parameters.
  'eth_getUserOperationReceipt', 'eth_estimateUserOperationGas', 'eth_getUserOperationByHash', 'eth_supportedEntryPoints', 'eth_sendUserOperation',
])

/** Whether the frame takes these parameters with a method; only methods that exist are asked about. */
export const areRpcParams = (method: string, params: unknown): boolean => {
  const own = Object.hasOwn(OWN, method) ? OWN[method] : undefined
  if (own !== undefined) return own.is(params)
  if (PARAMLESS.has(method)) return params === undefined || (list.is(params) && params.length === 0)
  return ANYTHING.has(method) || list.is(params) || (params === undefined && !REQUIRED.has(method))
}
