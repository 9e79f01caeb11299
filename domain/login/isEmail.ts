/** An address that a mail may be sent to (S5-14). Whether it exists, only the mail tells. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
