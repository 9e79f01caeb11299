/** Currencies of prices: ISO 4217 in lower case, as the blockchain API expects them (S7-20). */
export type Currency = 'usd' | 'eur' | 'gbp' | 'aud' | 'cad' | 'inr' | 'jpy'

/** Applies if the host names none. */
export const DEFAULT_CURRENCY: Currency = 'usd'
