/** What a method of a paired wallet takes and answers: io-ts codecs, of which only the check is used. */
export interface PairedMethod {
  readonly params: { readonly is: (value: unknown) => value is object }
  /** The field that names the account; filled in where a request does not. */
  readonly account?: string
  readonly answer: { readonly is: (value: unknown) => boolean }
}
