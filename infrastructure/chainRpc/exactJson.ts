/**
 * Matches a whole string, or a number that may exceed `number` precision. Also matches an unclosed string: otherwise
 * each quotation mark in it would start another scan to the end.
 */
const TEXT_OR_LONG = /"[^"\\]*(?:\\[^][^"\\]*)*"?|(?<![\d.])\d{16,}(?![\d.eE])/g

/**
 * Parses JSON, with integers of 16 or more digits as text: Solana sends 64-bit numbers, which JavaScript would round.
 */
export const parseExactJson = (text: string): unknown =>
  JSON.parse(text.replace(TEXT_OR_LONG, (found) => (found.startsWith('"') ? found : `"${found}"`)))
