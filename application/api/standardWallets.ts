/** The namespaces whose providers have the shape of the Wallet Standard. */
export type StandardNamespace = 'solana' | 'bip122'

type Identifier = `${string}:${string}`

/** An account in the form of the Wallet Standard. */
export interface StandardAccount {
  readonly address: string
  /** Empty if only the wallet knows it, as on Bitcoin. */
  readonly publicKey: Uint8Array
  readonly chains: readonly Identifier[]
  readonly features: readonly Identifier[]
}

interface Granted {
  readonly accounts: readonly StandardAccount[]
}

// Types, not interfaces: the Wallet Standard takes features as a record of identifiers.
type CommonFeatures = {
  readonly 'standard:connect': {
    readonly version: '1.0.0'
    /** Without a connection, opens the modal; with `silent`, returns the present accounts. */
    readonly connect: (input?: { readonly silent?: boolean }) => Promise<Granted>
  }
  readonly 'standard:disconnect': { readonly version: '1.0.0'; readonly disconnect: () => Promise<void> }
  readonly 'standard:events': {
    readonly version: '1.0.0'
    /** Returns a function that unsubscribes. */
    readonly on: (event: 'change', listener: (change: Granted) => void) => () => void
  }
}

interface Signer {
  readonly account: StandardAccount
  readonly chain?: Identifier
}
interface ToSign extends Signer {
  readonly transaction: Uint8Array
}
type ForEach<Input, Output> = (...inputs: readonly Input[]) => Promise<readonly Output[]>

export type SolanaFeatures = CommonFeatures & {
  readonly 'solana:signMessage': {
    readonly version: '1.1.0'
    readonly signMessage: ForEach<
      { readonly account: StandardAccount; readonly message: Uint8Array },
      { readonly signedMessage: Uint8Array; readonly signature: Uint8Array; readonly signatureType: 'ed25519' }
    >
  }
  readonly 'solana:signTransaction': {
    readonly version: '1.0.0'
    readonly supportedTransactionVersions: readonly ['legacy', 0]
    readonly signTransaction: ForEach<ToSign, { readonly signedTransaction: Uint8Array }>
  }
  readonly 'solana:signAndSendTransaction': {
    readonly version: '1.0.0'
    readonly supportedTransactionVersions: readonly ['legacy', 0]
    readonly signAndSendTransaction: ForEach<
      ToSign & { readonly options?: Readonly<Record<string, unknown>> },
      { readonly signature: Uint8Array }
    >
  }
}

export type BitcoinFeatures = CommonFeatures & {
  readonly 'bitcoin:connect': {
    readonly version: '1.0.0'
    readonly connect: (input?: { readonly purposes?: readonly string[] }) => Promise<Granted>
  }
  readonly 'bitcoin:signMessage': {
    readonly version: '1.0.0'
    /** UTF-8 text only, because that is what every wallet signs. */
    readonly signMessage: ForEach<
      { readonly account: StandardAccount; readonly message: Uint8Array },
      { readonly signedMessage: Uint8Array; readonly signature: Uint8Array }
    >
  }
  readonly 'bitcoin:signTransaction': {
    readonly version: '1.0.0'
    readonly signTransaction: ForEach<
      {
        readonly psbt: Uint8Array
        readonly inputsToSign: readonly {
          readonly account: StandardAccount
          readonly signingIndexes: readonly number[]
          readonly sigHash?: number
        }[]
        readonly chain?: Identifier
      },
      { readonly signedPsbt: Uint8Array }
    >
  }
}

/** The features of each namespace. */
export interface StandardFeatures {
  readonly solana: SolanaFeatures
  readonly bip122: BitcoinFeatures
}

/**
 * The connection of a namespace as a wallet of the Wallet Standard, for libraries of Solana and Bitcoin. Rejections
 * have the form of a ProviderRpcError.
 */
export interface StandardWallet<Namespace extends StandardNamespace = StandardNamespace> {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: `data:image/svg+xml;base64,${string}`
  /** The site's networks, by their names in the Wallet Standard. */
  readonly chains: readonly Identifier[]
  /** Empty without a connection; the same object until a change. */
  readonly accounts: readonly StandardAccount[]
  readonly features: StandardFeatures[Namespace]
}
