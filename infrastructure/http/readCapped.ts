import { readBytes } from './readBytes.js'

/** Reads a body as text; `undefined` when it is longer than `maxBytes`, of which no more is read. */
export const readCapped = async (response: Response, maxBytes: number): Promise<string | undefined> => {
  const bytes = await readBytes(response, maxBytes)
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes)
}
