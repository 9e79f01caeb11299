import { toNetwork } from '../../domain/network/evmChain.js'
import type { Network } from '../../domain/network/network.js'
import type { BaseOptions } from './options.js'

/** The options as all code behind `createPortico` has them: every network in one shape. */
export interface Settings extends Omit<BaseOptions, 'networks'> {
  readonly networks: readonly [Network, ...Network[]]
}

/** A name or an address that is given: an environment variable that is not set often comes as an empty text. */
const given = (text: string | undefined): string | undefined => (text?.trim() === '' ? undefined : text)

/** Of options that were found right (`findFaultyOption`): an empty list of networks is not. */
export const toSettings = (options: BaseOptions): Settings => {
  const [home, ...others] = options.networks.map(toNetwork)
  if (home === undefined) throw new RangeError('networks is empty.')
  const { walletApi, blockchainApi, secureSite, relay, rpc } = options.endpoints ?? {}
  return {
    ...options,
    projectId: given(options.projectId),
    endpoints: {
      walletApi: given(walletApi),
      blockchainApi: given(blockchainApi),
      secureSite: given(secureSite),
      relay: given(relay),
      rpc,
    },
    networks: [home, ...others],
  }
}
