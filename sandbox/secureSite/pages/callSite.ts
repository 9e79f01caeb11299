/** Asks the server of this page's own origin; rejects with its words where it refuses. */
export const callSite = async (path: string, body?: object): Promise<unknown> => {
  const reply = await fetch(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) })
  const said: unknown = await reply.json()
  if (reply.ok) return said
  throw new Error(
    typeof said === 'object' && said !== null && 'error' in said ? String(said.error) : 'It did not work.',
  )
}
