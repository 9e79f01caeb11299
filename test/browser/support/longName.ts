const TAILS: readonly string[] = ['W', '包', 'ع', 'i', '🦩', 'ה']
const LONGEST_NAME = 64

/**
 * A name of 64 letters: the one that the test knows, then letters of a script without a break. Deterministic, so that
 * equal names stay equal.
 */
export const longName = (name: string): string => {
  const tail = TAILS[Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TAILS.length] ?? 'W'
  return `${name} ${tail.repeat(Math.max(0, Math.floor((LONGEST_NAME - name.length - 1) / tail.length)))}`
}
