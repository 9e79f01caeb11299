interface Named {
  readonly address: string
}

/** What a feature that signs is given, in any namespace. */
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

/** A feature that asks the visitor: how a request would have said it, and what comes of an input. */
export type FakeSigning = (
  method: string,
  paramsOf: (inputs: readonly FakeInput[]) => object,
  outputOf: (input: FakeInput) => object,
) => (...inputs: readonly FakeInput[]) => Promise<unknown>

/** How a fake wallet of the standard speaks of one namespace. */
export interface FakeSpeech {
  readonly features: (deps: {
    readonly connect: () => Promise<unknown>
    readonly signing: FakeSigning
  }) => Readonly<Record<string, unknown>>
  /** A text that only looks like an address of it. */
  readonly noAddress: string
}
