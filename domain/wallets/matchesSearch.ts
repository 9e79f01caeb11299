/** Without accents and case: who types "zurich" finds "Zürich". */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a wallet's name holds what was typed; an empty text matches all. */
export const matchesSearch = (name: string, search: string): boolean => plain(name).includes(plain(search.trim()))
