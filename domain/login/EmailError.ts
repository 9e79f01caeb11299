export type EmailError =
  /** Not a valid address (S5-14). Stands at the field. */
  | { readonly _tag: 'EmailInvalid' }
  /** The one-time code is not of six digits, or the frame does not take it. */
  | { readonly _tag: 'CodeRefused' }
  /** The last e-mail was sent less than 30 s ago (S8-33, S9-08). */
  | { readonly _tag: 'EmailRateLimited'; readonly seconds: number }
