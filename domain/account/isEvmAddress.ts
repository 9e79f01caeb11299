/** 40 hex characters, with or without 0x (S5-02). */
export const isEvmAddress = (text: string): boolean => /^(?:0x)?[0-9a-f]{40}$/i.test(text)
