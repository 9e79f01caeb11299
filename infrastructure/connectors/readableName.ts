import { DISGUISES } from '../http/codecs/DISGUISES.js'

const MAX_LENGTH = 64
const DISGUISED = new RegExp(`[${DISGUISES}]`, 'gu')
/** Marks stacked higher than any language needs paint over the rows around. */
const STACKED = /(\p{M}{4})\p{M}+/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A wallet's name as it may be shown: at most 64 characters, nothing in it that hides (S-10); `undefined` when nothing is left. */
export const readableName = (text: string): string | undefined => {
  if (text.length > MAX_LENGTH) return undefined
  const name = text.replace(DISGUISED, '').replace(STACKED, '$1').trim()
  return VISIBLE.test(name) ? name : undefined
}
