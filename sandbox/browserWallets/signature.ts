import type { SandboxContractAccount, SandboxContractAccounts } from '../Sandbox.js'
import type { BrowserWallet } from './BrowserWallet.js'
import { callRpc, withSigner } from './rpc.js'

/** Text of `personal_sign` as shown to the owner. */
export const readText = (params: unknown): string => {
  const [data] = Array.isArray(params) ? (params as readonly unknown[]) : []
  if (typeof data !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(data)) return String(data)
  return new TextDecoder().decode(
    Uint8Array.from(data.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
  )
}

const toHex = (text: string): string =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Another site, where the signature could be misused. */
const ELSEWHERE = 'shop.elsewhere.example'

/** Params with another site's name in the text. */
const forElsewhere = (method: string, params: unknown): unknown => {
  if (method !== 'personal_sign' || !Array.isArray(params)) return params
  return [toHex(readText(params).replaceAll(location.host, ELSEWHERE)), ...(params as readonly unknown[]).slice(1)]
}

/** Signing key of a wallet. */
export interface Signer {
  /** JSON-RPC of a chain that holds the keys. */
  readonly keysAt: string
  /** Account whose key signs, if it differs from the requested one. */
  readonly key?: string | undefined
  /** Deployment call of the account, if it is an undeployed contract. */
  readonly creation?: Pick<SandboxContractAccount, 'factory' | 'factoryData'> | undefined
}

/** Accounts of a wallet, and the keys that sign for them. */
export const accountsOf = (
  { account, accounts, signs }: Pick<BrowserWallet, 'account' | 'accounts' | 'signs'>,
  sandbox: { readonly accounts: readonly string[]; readonly contractAccounts: SandboxContractAccounts },
): Omit<Signer, 'keysAt'> & { readonly own: readonly string[] } => {
  const { deployed, planned } = sandbox.contractAccounts
  if (account === 'deployed contract') return { own: [deployed.address], key: deployed.owner }
  if (account === 'planned contract') return { own: [planned.address], key: planned.owner, creation: planned }
  const own = accounts.flatMap((index) => sandbox.accounts[index] ?? [])
  return { own, ...(signs === 'for another account' && { key: sandbox.accounts.at(-1) }) }
}

/** Signs what the owner approved, honestly or not: a message (EIP-191) or typed data (EIP-712). */
export const makeSign =
  ({ signs }: Pick<BrowserWallet, 'signs'>, { keysAt, key, creation }: Signer) =>
  async (method: string, params: unknown): Promise<unknown> => {
    if (signs === 'garbage') return 'I did sign it.'
    const asked = signs === 'for another site' ? forElsewhere(method, params) : params
    const signature = await callRpc(keysAt, method, key === undefined ? asked : withSigner(method, asked, key))
    if (creation === undefined) return signature
    return (await import('./plannedSignature.lazy.js')).plannedSignature(creation, signature)
  }
