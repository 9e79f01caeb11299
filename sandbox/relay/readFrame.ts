/** A JSON-RPC frame of a relay client; ids come as texts or numbers and go back as they came. */
export type Frame =
  | {
      readonly _tag: 'Question'
      readonly id: string | number
      readonly method: string
      readonly params: Readonly<Record<string, unknown>>
    }
  | { readonly _tag: 'Answer'; readonly id: string | number; readonly accepted: boolean }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `undefined` where the text is no frame. */
export const readFrame = (text: string): Frame | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || (typeof value['id'] !== 'string' && typeof value['id'] !== 'number')) return undefined
    const { id, method, params } = value
    if (typeof method === 'string') return { _tag: 'Question', id, method, params: isRecord(params) ? params : {} }
    return { _tag: 'Answer', id, accepted: value['result'] === true }
  } catch {
    return undefined
  }
}
