/** Currencies of prices: ISO 4217 in lower case, as the blockchain API expects them (S7-20). */
export const CURRENCIES = ['usd', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy'] as const

export type Currency = (typeof CURRENCIES)[number]

/** US dollars if the host names none, or one without prices. */
export const toCurrency = (given: unknown): Currency => CURRENCIES.find((currency) => currency === given) ?? 'usd'
