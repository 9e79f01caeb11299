import { base64 } from '@scure/base'
import { callRpc, ProviderRpcError } from '../browserWallets/rpc.js'
import type { OwnerPrompt } from '../browserWallets/ownerPrompt.js'
import { decodeText, readTransaction } from './transactions.js'
import type { PageKey } from './keys.js'
import type { SolanaWallet } from './solanaWallets.js'

const FIELDS = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
] as const

/** Input of a sign-in. */
export type SignInInput = {
  readonly [Field in (typeof FIELDS)[number][0] | 'domain' | 'address' | 'statement']?: string
} & { readonly resources?: readonly string[] }

/** Exact text of Sign In With Solana: sites rebuild and compare it. */
export const signInText = (input: SignInInput & { readonly domain: string; readonly address: string }): string => {
  const head = `${input.domain} wants you to sign in with your Solana account:\n${input.address}`
  const fields = FIELDS.flatMap(([field, label]) => {
    const value = input[field]
    return value === undefined ? [] : [`${label}: ${value}`]
  })
  const resources =
    input.resources === undefined ? [] : ['Resources:', ...input.resources.map((resource) => `- ${resource}`)]
  const foot = [...fields, ...resources]
  const parts = [
    head,
    ...(input.statement === undefined ? [] : [input.statement]),
    ...(foot.length === 0 ? [] : [foot.join('\n')]),
  ]
  return parts.join('\n\n')
}

interface Asked {
  readonly account: { readonly address: string }
}
interface AskedTransaction extends Asked {
  readonly transaction: Uint8Array
  readonly chain?: string
  readonly options?: object
}

export interface SigningDeps {
  /** Rejects if the owner rejects. */
  readonly ask: (prompt: OwnerPrompt) => Promise<readonly string[]>
  readonly keys: readonly PageKey[]
  /** Accounts granted to the site. */
  readonly granted: () => readonly string[]
  readonly rpcUrl: string
  /** Names of the chain that the wallet reaches. */
  readonly reached: readonly string[]
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** Signing features; each call asks the owner first. */
export const makeSigning = (
  { versions, signsIn }: Pick<SolanaWallet, 'versions' | 'signsIn'>,
  { ask, keys, granted, rpcUrl, reached }: SigningDeps,
) => {
  const keyOf = ({ account }: Asked): PageKey => {
    const key = keys.find(({ address }) => address === account.address)
    if (key === undefined || !granted().includes(key.address))
      throw new ProviderRpcError(4100, 'This site may not use that account.')
    return key
  }
  const read = (asked: AskedTransaction) => {
    const key = keyOf(asked)
    const transaction = readTransaction(asked.transaction)
    if (!versions.some((version) => version === transaction.version))
      throw new ProviderRpcError(-32602, `This wallet does not sign version ${transaction.version}.`)
    if (!transaction.signers.includes(key.address))
      throw new ProviderRpcError(-32602, 'This transaction needs no signature of that account.')
    return { ...transaction, key }
  }
  const approved = async (asked: readonly AskedTransaction[]): Promise<readonly Uint8Array[]> => {
    const all = asked.map(read)
    await ask({
      title: 'transaction request',
      lines: all.map(({ message, signers }) => `Paid by ${signers[0] ?? ''}: ${base64.encode(message)}`),
    })
    // The owner may have disconnected the site while the request was open.
    return Promise.all(
      asked
        .map(read)
        .map(async ({ message, key, withSignature }) => withSignature(key.address, await key.sign(message))),
    )
  }
  const send = async (signed: Uint8Array, options: object): Promise<{ readonly signature: Uint8Array }> => {
    const signature = await callRpc(rpcUrl, 'sendTransaction', [
      base64.encode(signed),
      { ...options, encoding: 'base64' },
    ])
    const bytes = decodeText(signature, 'base58')
    if (bytes === undefined) throw new Error('The chain gave no signature')
    return { signature: bytes }
  }
  return {
    signMessage: async (...asked: readonly (Asked & { readonly message: Uint8Array })[]) => {
      asked.forEach(keyOf)
      await ask({ title: 'signature request', lines: asked.map(({ message }) => textOf(message)) })
      return Promise.all(
        asked.map(async (each) => ({ signedMessage: each.message, signature: await keyOf(each).sign(each.message) })),
      )
    },
    signTransaction: async (...asked: readonly AskedTransaction[]) =>
      (await approved(asked)).map((signedTransaction) => ({ signedTransaction })),
    signAndSendTransaction: async (...asked: readonly AskedTransaction[]) => {
      const far = asked.find(({ chain }) => chain === undefined || !reached.includes(chain))
      if (far !== undefined)
        throw new ProviderRpcError(4901, `The wallet cannot reach ${far.chain ?? 'a chain without a name'}.`)
      const outputs: { readonly signature: Uint8Array }[] = []
      // Sequential: a later transaction may spend what an earlier one brings.
      for (const [place, signed] of (await approved(asked)).entries())
        outputs.push(await send(signed, asked[place]?.options ?? {}))
      return outputs
    },
    /** For one account, which is thereby granted to the site. */
    signIn: async (input: SignInInput, key: PageKey) => {
      const own = signsIn === 'in words of its own' ? { statement: 'Every site may sign for me.' } : {}
      const signedMessage = new TextEncoder().encode(
        signInText({ ...input, ...own, domain: input.domain ?? location.host, address: key.address }),
      )
      await ask({
        title: 'sign-in request',
        lines: textOf(signedMessage)
          .split('\n')
          .filter((line) => line !== ''),
      })
      return { signedMessage, signature: await key.sign(signedMessage), signatureType: 'ed25519' }
    },
  }
}
