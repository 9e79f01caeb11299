/** In code points; longer texts of a host are cut. */
const LONGEST_DESCRIPTION = 128
/** In UTF-16 units; the rest is ignored, even if little of this part can be shown. */
const LONGEST_READ = 4_096

/**
 * First alternative, which is kept: a joiner or variation selector after a character that it can shape (letters of some
 * languages, emoji), but not after Latin letters, where it only hides. Second alternative: a run of blanks and of
 * characters that are invisible, break the line, or move their neighbours.
 */
const ODD =
  /([^\p{C}\p{Z}\p{sc=Latin}\u0020-\u007e\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}][\u200c\u200d\ufe0f]{1,2}|[#*0-9]\ufe0f)|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu
/** More stacked accents than any language has would paint over the lines around. */
const STACKED = /(\p{M}{4})\p{M}+/gu
const JOINERS_AT_END = /[\u200c\u200d]{1,2}$/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * A host's description of a transaction as one line of plain text: characters that are invisible, turn the text or
 * break the line become one space, as does each run of blanks; at most 128 code points, none split (S-12). Empty if
 * nothing visible is left. Its own output stays unchanged.
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
