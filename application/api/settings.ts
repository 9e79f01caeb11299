import { type Currency, toCurrency } from '../../domain/config/currency.js'
import { toNetwork } from '../../domain/network/evmChain.js'
import type { Network } from '../../domain/network/network.js'
import type { BaseOptions } from './options.js'

/** The options as all code behind `createPortico` gets them, with every network in one shape. */
export interface Settings extends Omit<BaseOptions, 'networks' | 'currency'> {
  readonly currency: Currency
  readonly networks: readonly [Network, ...Network[]]
}

/** Drops blank names and addresses: an unset environment variable is often an empty text. */
const filledIn = (text: unknown): string | undefined =>
  typeof text === 'string' && text.trim() !== '' ? text : undefined

/** Requires options of the right kinds (`findWrongKind`), with at least one network. */
export const toSettings = (options: BaseOptions): Settings => {
  const [home, ...others] = options.networks.map(toNetwork)
  if (home === undefined) throw new RangeError('networks is empty.')
  const { walletApi, blockchainApi, secureSite, relay, rpc } = options.endpoints ?? {}
  return {
    ...options,
    projectId: filledIn(options.projectId),
    currency: toCurrency(options.currency),
    endpoints: {
      walletApi: filledIn(walletApi),
      blockchainApi: filledIn(blockchainApi),
      secureSite: filledIn(secureSite),
      relay: filledIn(relay),
      rpc,
    },
    networks: [home, ...others],
  }
}
