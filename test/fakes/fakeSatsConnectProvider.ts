interface Call {
  readonly method: string
  readonly params: unknown
}

/**
 * The object that a Bitcoin wallet of sats-connect's list injects: it answers each method with a result, or with an
 * error inside the answer.
 */
export const fakeSatsConnectProvider = (
  answers: Readonly<Record<string, unknown>>,
  error?: { readonly code: number; readonly message: string },
) => {
  const calls: Call[] = []
  const provider = {
    request: async (method: string, params: unknown) => {
      calls.push({ method, params })
      return error === undefined ? { jsonrpc: '2.0', id: 1, result: answers[method] } : { jsonrpc: '2.0', id: 1, error }
    },
  }
  return { provider, calls }
}
