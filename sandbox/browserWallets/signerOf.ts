const POSITION: Readonly<Record<string, number>> = { personal_sign: 1, eth_signTypedData_v4: 0, eth_sendTransaction: 0 }

/** Whose key a request asks for, in lower case; `undefined` where it does not say. */
export const signerOf = (method: string, params: unknown): string | undefined => {
  const part: unknown = Array.isArray(params) ? params[POSITION[method] ?? 0] : undefined
  const account: unknown = typeof part === 'object' && part !== null && 'from' in part ? part.from : part
  return typeof account === 'string' && /^0x[0-9a-f]{40}$/i.test(account) ? account.toLowerCase() : undefined
}
