import { type Address, isAddress, isHex } from 'viem'
import { json, readObject, type Reply } from '../http/handler.js'
import { type Fields, readFields, SiteError } from '../secureSite/frame/fields.js'
import { servePages } from '../secureSite/server/servePages.js'
import { serveSite, type SiteRequest } from '../secureSite/server/serveSite.js'
import { makeSafe, type Safe, type SafeProposal, type SafeTx } from './makeSafe.js'

/** A running Safe with its app, which frames shops. */
export interface SandboxSafe {
  /** Its origin, for the option `safeOrigins`. */
  readonly url: string
  /** Account on the first chain. */
  readonly address: Address
  readonly owners: readonly Address[]
  /** Number of required signatures. */
  readonly threshold: number
  /** Page that frames the shop at this address. */
  readonly pageFor: (shop: string) => string
  /** Discards all proposals. */
  readonly reset: () => void
  readonly close: () => Promise<void>
}

const statusOf = ({ outcome, signatures }: SafeProposal, threshold: number): string => {
  if (outcome !== undefined) return outcome.succeeded ? 'SUCCESS' : 'FAILED'
  return signatures.length < threshold ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION'
}

/** A proposal in the format of Safe's own server. */
const describe = (safe: Safe, proposal: SafeProposal): object => ({
  safeAddress: safe.address,
  txId: `multisig_${safe.address}_${proposal.safeTxHash}`,
  txStatus: statusOf(proposal, safe.threshold),
  txHash: proposal.outcome?.txHash ?? null,
  txData: { hexData: proposal.data, to: { value: proposal.to }, value: proposal.value.toString(), operation: 0 },
  detailedExecutionInfo: {
    type: 'MULTISIG',
    nonce: Number(proposal.nonce),
    safeTxHash: proposal.safeTxHash,
    signers: safe.owners.map((value) => ({ value })),
    confirmationsRequired: safe.threshold,
    confirmations: proposal.signatures.map(({ owner, signature }) => ({ signer: { value: owner }, signature })),
  },
})

const readTx = (given: unknown): SafeTx => {
  const [first, ...others] = Array.isArray(given) ? (given as readonly unknown[]) : []
  const { to, value, data } = readFields.fields(first)
  if (others.length > 0) throw new SiteError('This Safe takes one transaction at a time.')
  if (typeof to !== 'string' || !isAddress(to, { strict: false })) throw new SiteError('"to" must be an address')
  if (typeof value !== 'string' || !/^\d{1,78}$/.test(value)) throw new SiteError('"value" must be a decimal number')
  if (!isHex(data)) throw new SiteError('"data" must be bytes')
  return { to, value: BigInt(value), data }
}

const callsOf = (safe: Safe, rpcUrl: string): Readonly<Record<string, (body: Fields) => unknown>> => ({
  'GET /api/safe': () => ({
    safeAddress: safe.address,
    chainId: safe.chainId,
    owners: safe.owners,
    threshold: safe.threshold,
    isReadOnly: false,
    proposals: safe.proposals().map((each) => describe(safe, each)),
  }),
  'POST /api/propose': async ({ txs }) => ({ safeTxHash: await safe.propose(readTx(txs)) }),
  'POST /api/details': (body) => describe(safe, safe.find(readFields.text(body, 'safeTxHash'))),
  'POST /api/sign': async (body) => {
    await safe.sign(readFields.text(body, 'safeTxHash'), readFields.text(body, 'owner'))
    return {}
  },
  'POST /api/execute': async (body) => {
    await safe.execute(readFields.text(body, 'safeTxHash'))
    return {}
  },
  'POST /api/rpc': async ({ call, params }) => {
    const reply = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: call, params }),
    })
    const { result, error } = readFields.fields(await reply.json())
    if (result === undefined)
      throw new SiteError(readFields.maybeText(readFields.fields(error), 'message') ?? 'No answer.')
    return { result }
  },
})

/** Starts a Safe on a chain, and its app on a free loopback port. */
export const startSafe = async ({
  nodeUrl,
  rpcUrl,
}: {
  readonly nodeUrl: string
  readonly rpcUrl: string
}): Promise<SandboxSafe> => {
  const safe = await makeSafe(nodeUrl)
  const calls = callsOf(safe, rpcUrl)
  const answer = async ({ method, path, body }: SiteRequest): Promise<Reply> => {
    const call = calls[`${method} ${path}`]
    if (call === undefined)
      return (
        (await servePages(path, { safe: { title: 'Sandbox Safe', framed: false, frames: true } })) ??
        json({ error: 'nothing is here' }, 404)
      )
    try {
      return json(await call(readFields.fields(readObject(body))))
    } catch (error) {
      return json({ error: error instanceof Error ? error.message : String(error) }, 400)
    }
  }
  const site = await serveSite(answer)
  return {
    url: site.origin,
    address: safe.address,
    owners: safe.owners,
    threshold: safe.threshold,
    pageFor: (shop) => `${site.origin}/safe?app=${encodeURIComponent(shop)}`,
    reset: safe.reset,
    close: site.close,
  }
}
