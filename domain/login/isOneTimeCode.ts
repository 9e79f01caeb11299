/** The code from a mail: text of six digits, so that a leading zero counts (S5-15). */
export const isOneTimeCode = (text: string): boolean => /^[0-9]{6}$/.test(text)
