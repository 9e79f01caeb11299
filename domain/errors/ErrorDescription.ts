/** How an error shows outside: a code that never changes, the text, and whether trying again can help. */
export interface ErrorDescription {
  readonly code: `PTC-${string}`
  readonly message: string
  readonly retryable: boolean
}
