import { Address, OutScript, SigHash, Transaction } from '@scure/btc-signer'
import type { OwnerPrompt } from '../browserWallets/ownerPrompt.js'
import { ProviderRpcError } from '../browserWallets/rpc.js'
import { type BitcoinKey, REGTEST } from './keys.js'
import { signBip322 } from './bip322.js'

interface Named {
  readonly address: string
}
interface AskedTransaction {
  readonly psbt: Uint8Array
  readonly chain: string
  readonly inputsToSign: readonly {
    readonly account: Named
    readonly signingIndexes: readonly number[]
    readonly sigHash?: number
  }[]
}

export interface BitcoinSigningDeps {
  /** Rejects if the owner rejects. */
  readonly ask: (prompt: OwnerPrompt) => Promise<readonly string[]>
  /** `undefined` for an address that the site may not use. */
  readonly keyOf: (account: Named) => BitcoinKey | undefined
  /** The wallet's name for the chain. */
  readonly chain: string
}

const FLAGS: ReadonlyMap<number, SigHash> = new Map(
  [SigHash.DEFAULT, SigHash.ALL, SigHash.NONE, SigHash.SINGLE, SigHash.ALL_ANYONECANPAY].map((flag) => [flag, flag]),
)

/** Sighash types that a site allows for an input; `undefined` lets the wallet choose. */
const flagsOf = (asked: number | undefined): SigHash[] | undefined => {
  if (asked === undefined) return undefined
  const flag = FLAGS.get(asked)
  if (flag === undefined) throw new ProviderRpcError(-32602, `The wallet does not sign by ${asked}.`)
  return [flag]
}

const paidTo = (transaction: Transaction): readonly string[] =>
  Array.from({ length: transaction.outputsLength }, (_, place) => {
    const { amount = 0n, script } = transaction.getOutput(place)
    return `${amount} satoshi to ${script === undefined ? 'nobody' : Address(REGTEST).encode(OutScript.decode(script))}`
  })

/** Signing features; each call asks the owner first. */
export const makeBitcoinSigning = ({ ask, keyOf, chain }: BitcoinSigningDeps) => {
  const keyFor = (account: Named): BitcoinKey => {
    const key = keyOf(account)
    if (key === undefined) throw new ProviderRpcError(4100, 'This site may not use that address.')
    return key
  }
  const read = (asked: AskedTransaction): Transaction => {
    if (asked.chain !== chain) throw new ProviderRpcError(4901, `The wallet cannot reach ${asked.chain}.`)
    asked.inputsToSign.forEach(({ account }) => keyFor(account))
    return Transaction.fromPSBT(asked.psbt)
  }
  const signed = (asked: AskedTransaction): { readonly signedPsbt: Uint8Array } => {
    const transaction = read(asked)
    for (const { account, signingIndexes, sigHash } of asked.inputsToSign) {
      const { input, privateKey } = keyFor(account)
      for (const index of signingIndexes) {
        transaction.updateInput(index, input, true)
        transaction.signIdx(privateKey, index, flagsOf(sigHash))
      }
    }
    return { signedPsbt: transaction.toPSBT() }
  }
  return {
    signMessage: async (...asked: readonly { readonly account: Named; readonly message: Uint8Array }[]) => {
      asked.forEach(({ account }) => keyFor(account))
      await ask({ title: 'signature request', lines: asked.map(({ message }) => new TextDecoder().decode(message)) })
      return asked.map(({ account, message }) => ({
        signedMessage: message,
        signature: signBip322(message, keyFor(account)),
      }))
    },
    signTransaction: async (...asked: readonly AskedTransaction[]) => {
      const lines = asked.flatMap((each) => paidTo(read(each)))
      await ask({ title: 'transaction request', lines })
      // The owner may have disconnected the site while the request was open.
      return asked.map(signed)
    },
  }
}
