/** Exchange rates of the US dollar for each currency, fixed in every run. */
export const RATES: Readonly<Record<string, number>> = {
  usd: 1,
  eur: 0.9,
  gbp: 0.75,
  aud: 1.5,
  cad: 1.4,
  inr: 85,
  jpy: 150,
  btc: 1 / 64_210.2,
  eth: 1 / 3_120.5,
}

/** Decimals of prices in US dollars. */
export const PRICE_DECIMALS = 8
