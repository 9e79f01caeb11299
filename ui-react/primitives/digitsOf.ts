/** Where the digits of a script begin: Latin, Arabic, Persian, full width. */
const ZEROS: readonly number[] = [0x30, 0x660, 0x6f0, 0xff10]

/** The digits of a text, as Latin ones, whatever keyboard they come from. */
export const digitsOf = (text: string): string =>
  Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    const zero = ZEROS.find((each) => code >= each && code < each + 10)
    return zero === undefined ? '' : String(code - zero)
  }).join('')
