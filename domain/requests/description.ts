/** In code points; what a host says beyond is cut off. */
const LONGEST_DESCRIPTION = 128
/** In UTF-16 units; what is behind is not looked at, however little of this can be shown. */
const LONGEST_READ = 4_096

/**
 * First, what stays: a joiner or variant with what is before it, where it shapes the letters of some languages or the
 * signs of pictures, and does not just hide among Latin letters. Then a run of blanks, and of what is invisible, breaks
 * the line, or moves its neighbours.
 */
const ODD =
  /([^\p{C}\p{Z}\p{sc=Latin}\u0020-\u007e\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f][\u200c\u200d\ufe0f]{1,2}|[#*0-9]\ufe0f)|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu
/** More accents than any language stacks paint over the lines around. */
const STACKED = /(\p{M}{4})\p{M}+/gu
const JOINERS_AT_END = /[\u200c\u200d]{1,2}$/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * What a host says a transaction is for, as a line of plain text: what is invisible, turns the text or breaks the line
 * becomes a space, as does each run of blanks; 128 code points at most, none of them cut in two (S-12). Empty where
 * nothing is left to see. What it gives it leaves as it is.
 */
export const toDescription = (text: string): string => {
  const line = text
    .slice(0, LONGEST_READ)
    .replace(ODD, (_, kept?: string) => kept ?? ' ')
    .replace(STACKED, '$1')
    .trim()
  if (!VISIBLE.test(line)) return ''
  const points = Array.from(line).slice(0, LONGEST_DESCRIPTION)
  return points.join('').replace(JOINERS_AT_END, '').trim()
}
