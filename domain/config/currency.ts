/** Currencies of prices: ISO 4217 in lower case, as the blockchain API expects them (S7-20). */
export type Currency = 'usd' | 'eur' | 'gbp' | 'aud' | 'cad' | 'inr' | 'jpy'

export const CURRENCIES: readonly Currency[] = ['usd', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy']

/** US dollars if the host names none, or one without prices. */
export const toCurrency = (given: unknown): Currency => CURRENCIES.find((currency) => currency === given) ?? 'usd'
