export type AmountError =
  /** Not plain decimal text: digits with at most one dot, no sign, exponent or grouping. */
  | { readonly _tag: 'NotADecimal'; readonly text: string }
  /** More fraction digits than the token has. */
  | { readonly _tag: 'TooPrecise'; readonly text: string; readonly decimals: number }
