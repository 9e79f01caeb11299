/**
 * A text as a whole, or digits that a `number` might not hold. A text that is not closed is found, too: otherwise each
 * quotation mark in it would be looked at to its end once more.
 */
const TEXT_OR_LONG = /"[^"\\]*(?:\\[^][^"\\]*)*"?|(?<![\d.])\d{16,}(?![\d.eE])/g

/**
 * Parses JSON with integers of 16 or more digits as text: Solana writes 64-bit numbers, which JavaScript would round.
 */
export const parseExactJson = (text: string): unknown =>
  JSON.parse(text.replace(TEXT_OR_LONG, (found) => (found.startsWith('"') ? found : `"${found}"`)))
