/** What prices may be asked for in: ISO 4217, in lower case, as the blockchain API takes them (S7-20). */
export type Currency = 'usd' | 'eur' | 'gbp' | 'aud' | 'cad' | 'inr' | 'jpy'

/** Where the host names none. */
export const DEFAULT_CURRENCY: Currency = 'usd'
