interface Named {
  readonly address: string
}

/** The input of a signing feature, in any namespace. */
export interface FakeInput {
  readonly account?: Named
  readonly chain?: string
  readonly message?: Uint8Array
  readonly transaction?: Uint8Array
  readonly psbt?: Uint8Array
  readonly inputsToSign?: readonly {
    readonly account: Named
    readonly signingIndexes: readonly number[]
    readonly sigHash?: number
  }[]
}

/** A feature with a prompt: the equivalent request, and its output for an input. */
export type FakeSigning = (
  method: string,
  paramsOf: (inputs: readonly FakeInput[]) => object,
  outputOf: (input: FakeInput) => object,
) => (...inputs: readonly FakeInput[]) => Promise<unknown>

/** The namespace-specific part of a fake Wallet Standard wallet. */
export interface FakeSpeech {
  readonly features: (deps: {
    readonly connect: () => Promise<unknown>
    readonly signing: FakeSigning
  }) => Readonly<Record<string, unknown>>
  /** A text that only looks like an address of it. */
  readonly noAddress: string
}
