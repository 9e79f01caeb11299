const textOf = (data: unknown): string => {
  if (typeof data !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(data)) return String(data)
  return new TextDecoder().decode(Uint8Array.from(data.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
}

/** What a request is about, in the owner's words: the text to sign, the transaction, the network. */
export const requestWords = (method: string, params: unknown): string => {
  const [first, second] = Array.isArray(params) ? (params as readonly unknown[]) : []
  if (method === 'personal_sign') return textOf(first)
  if (method.startsWith('eth_signTypedData')) return typeof second === 'string' ? second : JSON.stringify(second, undefined, 2)
  return first === undefined ? '' : JSON.stringify(first, undefined, 2)
}
