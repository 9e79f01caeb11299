const methods = {
  request: () => new Promise<unknown>(() => undefined),
  on: () => undefined,
  removeListener: () => undefined,
}

/** An EIP-1193 provider that never answers, with the given members. */
export const makeProvider = (own: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> => ({
  ...methods,
  ...own,
})
