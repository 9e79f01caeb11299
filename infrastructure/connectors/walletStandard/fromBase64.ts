import { attempt } from '../../shared/attempt.js'

/** The bytes that base64 stands for; `undefined` when it is no base64. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  const binary = attempt<string | undefined>(() => atob(text), undefined)
  return binary === undefined ? undefined : Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
