import type { OwnerPrompt } from './ownerPrompt.js'
import { callRpc, ProviderRpcError } from './rpc.js'
import { nameOfChain, type WalletAccess } from './walletAccess.js'

interface Call {
  readonly to: string
  readonly value?: string
  readonly data?: string
}

/** Params of `wallet_sendCalls`. */
interface Batch {
  readonly version: '2.0.0'
  readonly id?: string
  readonly from: string
  /** Hexadecimal. */
  readonly chainId: string
  readonly atomicRequired: boolean
  readonly calls: readonly Call[]
}

/** A batch that the owner approved. */
interface Sent {
  readonly chainId: string
  readonly node: string
  /** Hash of each call's transaction; `undefined` if the chain refused it. */
  readonly hashes: readonly Promise<string | undefined>[]
}

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : [])

const isHex = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)

const isCall = (value: unknown): value is Call => {
  const fields = fieldsOf(value)
  return isHex(fields.get('to')) && ['value', 'data'].every((name) => !fields.has(name) || isHex(fields.get(name)))
}

const isBatch = (value: unknown): value is Batch => {
  const fields = fieldsOf(value)
  const [id, calls] = [fields.get('id'), fields.get('calls')]
  return (
    fields.get('version') === '2.0.0' &&
    (id === undefined || (typeof id === 'string' && id !== '')) &&
    ['from', 'chainId'].every((name) => isHex(fields.get(name))) &&
    typeof fields.get('atomicRequired') === 'boolean' &&
    Array.isArray(calls) &&
    calls.length > 0 &&
    calls.every(isCall)
  )
}

const firstOf = (params: unknown): unknown => (Array.isArray(params) ? (params as readonly unknown[])[0] : undefined)

const newId = (): string =>
  `0x${Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Status of a batch by its receipts: 100 until all sent transactions have one. */
const statusOf = async ({ node, hashes }: Sent) => {
  const sent = await Promise.all(hashes)
  const known = sent.filter((hash) => hash !== undefined)
  if (known.length === 0) return { status: 400 }
  const receipts = await Promise.all(known.map((hash) => callRpc(node, 'eth_getTransactionReceipt', [hash])))
  if (receipts.includes(null)) return { status: 100 }
  const good = receipts.filter((receipt) => fieldsOf(receipt).get('status') === '0x1').length
  return { status: good === hashes.length ? 200 : good === 0 ? 500 : 600, receipts }
}

/**
 * Wallet calls (EIP-5792): each call is a separate transaction, in order, and failures do not revert earlier ones.
 * Batches are known for the page's life.
 */
export const makeCallBatches = (deps: {
  readonly access: Pick<WalletAccess, 'accounts' | 'networks'>
  /** Rejects if the owner rejects. */
  readonly ask: (prompt: OwnerPrompt) => Promise<unknown>
}): Readonly<Record<string, (params: unknown) => unknown>> => {
  const { access, ask } = deps
  const batches = new Map<string, Sent>()
  const requireGranted = (account: unknown): void => {
    if (!access.accounts().some((own) => own.toLowerCase() === String(account).toLowerCase()))
      throw new ProviderRpcError(4100, 'This site may not use that account.')
  }
  const nodes = (): ReadonlyMap<string, string> =>
    new Map(
      access
        .networks()
        .flatMap(({ chainId, rpcUrl }) => (rpcUrl === undefined ? [] : [[`0x${chainId.toString(16)}`, rpcUrl]])),
    )
  const send = (node: string, { from, calls }: Batch): readonly Promise<string | undefined>[] => {
    let before: Promise<unknown> = Promise.resolve()
    return calls.map(({ to, value = '0x0', data = '0x' }) => {
      const transaction = { from, to, value, data }
      const sent = before.then(async () => String(await callRpc(node, 'eth_sendTransaction', [transaction])))
      const hash = sent.catch(() => undefined)
      before = hash
      return hash
    })
  }
  return {
    wallet_getCapabilities: (params) => {
      requireGranted(firstOf(params))
      const wanted: unknown = Array.isArray(params) ? (params as readonly unknown[])[1] : undefined
      const chains = [...nodes().keys()].filter((chain) => !Array.isArray(wanted) || wanted.includes(chain))
      return Object.fromEntries(chains.map((chain) => [chain, { atomic: { status: 'unsupported' } }]))
    },
    wallet_sendCalls: async (params) => {
      const batch = firstOf(params)
      if (!isBatch(batch)) throw new ProviderRpcError(-32602, 'wallet_sendCalls takes a batch of version 2.0.0.')
      const { id = newId(), from, chainId, atomicRequired, calls } = batch
      const check = (): string => {
        requireGranted(from)
        const node = nodes().get(chainId.toLowerCase())
        if (node === undefined) throw new ProviderRpcError(5710, `The wallet cannot reach chain ${chainId}.`)
        if (batches.has(id)) throw new ProviderRpcError(5720, 'There is a batch of this id.')
        return node
      }
      check()
      if (atomicRequired && calls.length > 1) throw new ProviderRpcError(5760, 'This wallet sends one call at a time.')
      await ask({
        title: 'transaction request',
        lines: [`On ${nameOfChain(access, Number(chainId))}`, JSON.stringify(calls)],
      })
      // The owner may have disconnected the site while the request was open.
      const node = check()
      batches.set(id, { chainId, node, hashes: send(node, batch) })
      return { id }
    },
    wallet_getCallsStatus: async (params) => {
      const id = String(firstOf(params))
      const batch = batches.get(id)
      if (batch === undefined) throw new ProviderRpcError(5730, 'There is no batch of this id.')
      return { version: '2.0.0', id, chainId: batch.chainId, atomic: false, ...(await statusOf(batch)) }
    },
  }
}
