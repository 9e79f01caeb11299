import * as t from 'io-ts'
import type { OwnersFate } from '../../../domain/requests/proposal.js'
import {
  bothOf,
  count,
  fromRefinement,
  oneOf,
  onlyOne,
  orUndefined,
  stringMatching,
} from '../../http/codecs/combinators.js'

const address = stringMatching(/^0x[0-9a-f]{40}$/i)
const hash = stringMatching(/^0x[0-9a-f]{64}$/i)
const quantity = stringMatching(/^0x[0-9a-f]{1,64}$/i)
const bytes = stringMatching(/^0x(?:[0-9a-f]{2})*$/i)

const chainNumber = fromRefinement(
  'chainNumber',
  (value): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0,
)

/** Account and chain of a Safe; a Safe App has only these. */
export const SafeInfo = t.type({ safeAddress: address, chainId: chainNumber })

/** Id of a proposal; no chain knows it. */
export const Proposed = t.type({ safeTxHash: hash })

/**
 * The owners sign a message off chain over time, or by a transaction; a contract's signature is verified by ERC-1271.
 */
export const SignedMessage = t.partial({ signature: orUndefined(bytes) })

/** State of a proposal, with the transaction hash once it exists. */
export const ProposalDetails = bothOf(
  t.type({
    txStatus: t.keyof({
      AWAITING_CONFIRMATIONS: null,
      AWAITING_EXECUTION: null,
      CANCELLED: null,
      FAILED: null,
      SUCCESS: null,
    }),
  }),
  t.partial({
    txHash: oneOf(hash, t.null, t.undefined),
    detailedExecutionInfo: orUndefined(
      t.type({ confirmationsRequired: count, confirmations: t.readonlyArray(t.unknown) }),
    ),
  }),
)

/** Maps to `OwnersFate`. A proposal that was executed but not yet included already has a hash. */
export const toProposalFate = ({
  txStatus,
  txHash,
  detailedExecutionInfo,
}: t.TypeOf<typeof ProposalDetails>): OwnersFate | undefined => {
  if (txStatus === 'CANCELLED') return { _tag: 'Cancelled' }
  if (txStatus === 'FAILED') return { _tag: 'Failed' }
  if (txHash != null) return { _tag: 'Executed', hash: txHash.toLowerCase() }
  if (detailedExecutionInfo === undefined) return undefined
  const { confirmations, confirmationsRequired } = detailedExecutionInfo
  return { _tag: 'Waiting', signed: confirmations.length, needed: confirmationsRequired }
}

/** Receipt of an included transaction, in the form of `wallet_getCallsStatus` (EIP-5792). */
export const Receipt = t.type({
  transactionHash: hash,
  blockHash: hash,
  blockNumber: oneOf(quantity, t.number),
  gasUsed: oneOf(quantity, t.number),
  status: oneOf(quantity, t.number, t.undefined),
  logs: t.readonlyArray(t.unknown),
})

/** A transaction as passed to wallets, with its data as `data` or `input`; the Safe sets all other fields. */
const Call = bothOf(
  t.type({ to: address }),
  t.partial({
    value: orUndefined(quantity),
    data: orUndefined(bytes),
    input: orUndefined(bytes),
    from: orUndefined(address),
  }),
)

export type SafeCall = t.TypeOf<typeof Call>

/** Params that begin with these two values. */
const beginsWith = <A, B>(name: string, first: t.Type<A>, second: t.Type<B>) =>
  fromRefinement(
    name,
    (value): value is readonly [A, B] => Array.isArray(value) && first.is(value[0]) && second.is(value[1]),
  )

/** Params of the methods that a Safe supports. */
export const SAFE_PARAMS = {
  send: onlyOne(Call),
  sendCalls: onlyOne(bothOf(t.type({ calls: t.readonlyArray(Call) }), t.partial({ from: orUndefined(address) }))),
  proposal: onlyOne(hash),
  signMessage: beginsWith('signMessage', t.string, address),
  signTypedData: beginsWith('signTypedData', address, oneOf(t.string, t.UnknownRecord)),
} as const
