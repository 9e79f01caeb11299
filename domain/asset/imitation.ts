import { hasLookalikeLetters } from '../wallets/lookalikes.js'

/** Letters that look Latin and are not imitate a known token; its maker chooses name and symbol. */
export const isImitation = ({ name, symbol }: { readonly name: string; readonly symbol: string }): boolean =>
  [name, symbol].some(hasLookalikeLetters)
