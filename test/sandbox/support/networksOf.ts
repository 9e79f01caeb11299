import type { WalletNetwork } from '../../../sandbox/browserWallets/walletAccess.js'
import type { Sandbox } from '../../../sandbox/Sandbox.js'

/** The networks that a wallet in the demo can reach. */
export const networksOf = ({ rpc }: Pick<Sandbox, 'rpc'>): readonly [WalletNetwork, ...WalletNetwork[]] => [
  { chainId: 31337, name: 'Sandbox', rpcUrl: rpc['eip155:31337'] },
  { chainId: 31338, name: 'Sandbox Two', rpcUrl: rpc['eip155:31338'] },
  { chainId: 8453, name: 'Sandbox Base', rpcUrl: rpc['eip155:8453'] },
  { chainId: 31339, name: 'Sandbox Three', rpcUrl: rpc['eip155:31339'] },
  { chainId: 1, name: 'Ethereum' },
]
