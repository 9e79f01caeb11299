/** Sends a request to a sandbox server; `undefined` if the answer is no JSON. */
export const ask = async (
  address: string,
  init?: RequestInit,
): Promise<{ readonly status: number; readonly body: unknown; readonly headers: Headers }> => {
  const reply = await fetch(address, init)
  const text = await reply.text()
  try {
    const body: unknown = JSON.parse(text)
    return { status: reply.status, body, headers: reply.headers }
  } catch {
    return { status: reply.status, body: undefined, headers: reply.headers }
  }
}
