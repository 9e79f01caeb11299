import { getAddress, isAddress } from 'viem'
import type { AccountBook } from '../http/AccountBook.js'
import type { SandboxChain } from './SandboxChain.js'

/** An EVM chain as the blockchain API reads it. Names are those of `names`, whichever chain is asked about. */
export const evmBook = (chain: SandboxChain, names: SandboxChain): AccountBook => ({
  caipNetworkId: chain.caipNetworkId,
  hasAddress: (text) => isAddress(text, { strict: false }),
  assets: (owner) =>
    Promise.all(
      chain.assets.map(async (asset) => {
        const [units, price] = await Promise.all([chain.balance(getAddress(owner), asset), chain.price(asset)])
        const { name, symbol, decimals, address } = asset
        return { name, symbol, decimals, ...(address === undefined ? {} : { address }), units, price }
      }),
    ),
  identity: async (owner) => {
    const { name, avatar } = await names.profile(getAddress(owner))
    return { name: name === '' ? null : name, avatar: avatar === '' ? null : avatar }
  },
})
