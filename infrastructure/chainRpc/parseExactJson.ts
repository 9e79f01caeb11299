/** A text as a whole, or digits that a `number` might not hold. */
const TEXT_OR_LONG = /"(?:[^"\\]|\\.)*"|(?<![\d.])\d{16,}(?![\d.eE])/g

/** JSON in which an integer of 16 digits or more comes as text: Solana writes 64 bits as a number, which would lose its end. */
export const parseExactJson = (text: string): unknown =>
  JSON.parse(text.replace(TEXT_OR_LONG, (found) => (found.startsWith('"') ? found : `"${found}"`)))
