import { toNetwork } from '../../domain/network/evmChain.js'
import type { Network } from '../../domain/network/network.js'
import type { BaseOptions } from './options.js'

/** The options as all code behind `createPortico` gets them, with every network in one shape. */
export interface Settings extends Omit<BaseOptions, 'networks'> {
  readonly networks: readonly [Network, ...Network[]]
}

/** Drops blank names and addresses: an unset environment variable is often an empty text. */
const unlessBlank = (text: string | undefined): string | undefined => (text?.trim() === '' ? undefined : text)

/** Requires options of the right kinds (`findWrongKind`); an empty list of networks is not. */
export const toSettings = (options: BaseOptions): Settings => {
  const [home, ...others] = options.networks.map(toNetwork)
  if (home === undefined) throw new RangeError('networks is empty.')
  const { walletApi, blockchainApi, secureSite, relay, rpc } = options.endpoints ?? {}
  return {
    ...options,
    projectId: unlessBlank(options.projectId),
    endpoints: {
      walletApi: unlessBlank(walletApi),
      blockchainApi: unlessBlank(blockchainApi),
      secureSite: unlessBlank(secureSite),
      relay: unlessBlank(relay),
      rpc,
    },
    networks: [home, ...others],
  }
}
