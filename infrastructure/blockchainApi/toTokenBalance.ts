import type { TokenBalance } from '../../domain/account/TokenBalance.js'
import { isSafeImage } from '../http/codecs/isSafeImage.js'
import type { BalanceEntry } from './balanceCodecs.js'

/** A value of a token without a price would read as "worth nothing", so there is none (S-23). */
export const toTokenBalance =
  (askedServer: string | undefined) =>
  ({ name, symbol, chainId, address, value, price = 0, quantity, iconUrl }: BalanceEntry): TokenBalance => ({
    name,
    symbol,
    chainId,
    price,
    quantity,
    ...(address === undefined || address === null ? {} : { address }),
    ...(value === undefined || price === 0 ? {} : { value }),
    ...(iconUrl !== undefined && isSafeImage(iconUrl, askedServer) ? { iconUrl } : {}),
  })
