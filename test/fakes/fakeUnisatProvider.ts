interface Call {
  readonly method: string
  readonly inputs: readonly unknown[]
}

const REJECTED = Object.assign(new Error('User rejected the request.'), { code: 4001 })

/** The object that a UniSat-like Bitcoin wallet injects. It approves by default. */
export const fakeUnisatProvider = (
  addresses: readonly string[],
  { signature, rejects = false }: { readonly signature: unknown; readonly rejects?: boolean },
) => {
  const listeners = new Set<(addresses: unknown) => void>()
  const calls: Call[] = []
  let granted = false
  const asked = (method: string, ...inputs: readonly unknown[]): void => {
    calls.push({ method, inputs })
    if (rejects) throw REJECTED
  }
  const provider = {
    requestAccounts: async () => {
      asked('requestAccounts')
      granted = true
      return addresses
    },
    getAccounts: async () => (granted ? addresses : []),
    signMessage: async (text: unknown) => {
      asked('signMessage', text)
      return signature
    },
    signPsbt: async (hex: unknown, options: unknown) => {
      asked('signPsbt', hex, options)
      return hex
    },
    on: (event: string, listener: (addresses: unknown) => void) =>
      event === 'accountsChanged' && listeners.add(listener),
    removeListener: (_: string, listener: (addresses: unknown) => void) => listeners.delete(listener),
  }
  return {
    provider,
    calls,
    listeners: () => listeners.size,
    tell: (now: unknown) => [...listeners].forEach((listener) => listener(now)),
  }
}
