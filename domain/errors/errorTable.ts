/** An error as hosts see it: a code that never changes, the text, and whether trying again can help. */
export interface ErrorDescription {
  readonly code: `PTC-${string}`
  readonly message: string
  readonly retryable: boolean
}

type Tagged = { readonly _tag: string }

/**
 * The descriptions of a union of errors, by tag: beside the union, in `errors.ts` of its folder. Codes are public: they
 * are never renamed and never reused.
 */
export type ErrorTable<Errors extends Tagged> = {
  readonly [Tag in Errors['_tag']]: (error: Extract<Errors, { readonly _tag: Tag }>) => ErrorDescription
}

/** The same text for each error of a tag. */
export const fixed = (code: ErrorDescription['code'], message: string, retryable: boolean) => (): ErrorDescription => ({
  code,
  message,
  retryable,
})

/** Appends one field of the error to the text. */
export const naming =
  <Key extends string>(key: Key, code: ErrorDescription['code'], text: string, retryable = false) =>
  ({ [key]: said }: Readonly<Record<Key, string | readonly string[]>>): ErrorDescription => ({
    code,
    message: `${text}: ${[said].flat().join(', ')}`,
    retryable,
  })

/** Appends the `reason` to the text. */
export const because = (code: ErrorDescription['code'], text: string, retryable: boolean) =>
  naming('reason', code, text, retryable)
