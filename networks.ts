import { bitcoinNetwork, evmNetwork, solanaNetwork } from './domain/network/defineNetwork.js'
import type { Network } from './domain/network/network.js'

// Common networks as plain objects. A host may pass any object of the same shape. The purity annotations let bundlers
// drop unused networks.
export const mainnet: Network = /* @__PURE__ */ evmNetwork({
  id: 1,
  name: 'Ethereum',
  rpc: 'https://ethereum-rpc.publicnode.com',
  explorer: { name: 'Etherscan', url: 'https://etherscan.io' },
  imageId: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
})
export const optimism: Network = /* @__PURE__ */ evmNetwork({
  id: 10,
  name: 'OP Mainnet',
  rpc: 'https://mainnet.optimism.io',
  explorer: { name: 'Optimism Explorer', url: 'https://optimistic.etherscan.io' },
  imageId: 'ab9c186a-c52f-464b-2906-ca59d760a400',
})
export const bsc: Network = /* @__PURE__ */ evmNetwork({
  id: 56,
  name: 'BNB Smart Chain',
  currency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpc: 'https://bsc-rpc.publicnode.com',
  explorer: { name: 'BscScan', url: 'https://bscscan.com' },
  imageId: '93564157-2e8e-4ce7-81df-b264dbee9b00',
})
export const gnosis: Network = /* @__PURE__ */ evmNetwork({
  id: 100,
  name: 'Gnosis',
  currency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
  rpc: 'https://rpc.gnosischain.com',
  explorer: { name: 'Gnosisscan', url: 'https://gnosisscan.io' },
  imageId: '02b53f6a-e3d4-479e-1cb4-21178987d100',
})
export const polygon: Network = /* @__PURE__ */ evmNetwork({
  id: 137,
  name: 'Polygon',
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpc: 'https://polygon.drpc.org',
  explorer: { name: 'PolygonScan', url: 'https://polygonscan.com' },
  imageId: '41d04d42-da3b-4453-8506-668cc0727900',
})
export const zksync: Network = /* @__PURE__ */ evmNetwork({
  id: 324,
  name: 'ZKsync Era',
  rpc: 'https://mainnet.era.zksync.io',
  explorer: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io' },
  imageId: 'b310f07f-4ef7-49f3-7073-2a0a39685800',
})
export const base: Network = /* @__PURE__ */ evmNetwork({
  id: 8453,
  name: 'Base',
  rpc: 'https://mainnet.base.org',
  explorer: { name: 'Basescan', url: 'https://basescan.org' },
  imageId: '7289c336-3981-4081-c5f4-efc26ac64a00',
})
export const arbitrum: Network = /* @__PURE__ */ evmNetwork({
  id: 42161,
  name: 'Arbitrum One',
  rpc: 'https://arb1.arbitrum.io/rpc',
  explorer: { name: 'Arbiscan', url: 'https://arbiscan.io' },
  imageId: '3bff954d-5cb0-47a0-9a23-d20192e74600',
})
export const celo: Network = /* @__PURE__ */ evmNetwork({
  id: 42220,
  name: 'Celo',
  currency: { name: 'CELO', symbol: 'CELO', decimals: 18 },
  rpc: 'https://forno.celo.org',
  explorer: { name: 'Celo Explorer', url: 'https://celoscan.io' },
  imageId: 'ab781bbc-ccc6-418d-d32d-789b15da1f00',
})
export const avalanche: Network = /* @__PURE__ */ evmNetwork({
  id: 43114,
  name: 'Avalanche',
  currency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  rpc: 'https://api.avax.network/ext/bc/C/rpc',
  explorer: { name: 'SnowTrace', url: 'https://snowtrace.io' },
  imageId: '30c46e53-e989-45fb-4549-be3bd4eb3b00',
})
export const linea: Network = /* @__PURE__ */ evmNetwork({
  id: 59144,
  name: 'Linea Mainnet',
  currency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
  rpc: 'https://rpc.linea.build',
  explorer: { name: 'Etherscan', url: 'https://lineascan.build' },
})
export const scroll: Network = /* @__PURE__ */ evmNetwork({
  id: 534352,
  name: 'Scroll',
  rpc: 'https://rpc.scroll.io',
  explorer: { name: 'Scrollscan', url: 'https://scrollscan.com' },
})
export const aurora: Network = /* @__PURE__ */ evmNetwork({
  id: 1313161554,
  name: 'Aurora',
  rpc: 'https://mainnet.aurora.dev',
  explorer: { name: 'Aurorascan', url: 'https://aurorascan.dev' },
  imageId: '3ff73439-a619-4894-9262-4470c773a100',
})
export const sepolia: Network = /* @__PURE__ */ evmNetwork({
  id: 11155111,
  name: 'Sepolia',
  currency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpc: 'https://ethereum-sepolia-rpc.publicnode.com',
  explorer: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' },
  testnet: true,
  imageId: 'e909ea0a-f92a-4512-c8fc-748044ea6800',
})
export const baseSepolia: Network = /* @__PURE__ */ evmNetwork({
  id: 84532,
  name: 'Base Sepolia',
  currency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpc: 'https://sepolia.base.org',
  explorer: { name: 'Basescan', url: 'https://sepolia.basescan.org' },
  testnet: true,
})
export const optimismSepolia: Network = /* @__PURE__ */ evmNetwork({
  id: 11155420,
  name: 'OP Sepolia',
  currency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpc: 'https://sepolia.optimism.io',
  explorer: { name: 'Blockscout', url: 'https://optimism-sepolia.blockscout.com' },
  testnet: true,
})
export const arbitrumSepolia: Network = /* @__PURE__ */ evmNetwork({
  id: 421614,
  name: 'Arbitrum Sepolia',
  currency: { name: 'Arbitrum Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpc: 'https://sepolia-rollup.arbitrum.io/rpc',
  explorer: { name: 'Arbiscan', url: 'https://sepolia.arbiscan.io' },
  testnet: true,
})
export const solana: Network = /* @__PURE__ */ solanaNetwork({
  reference: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  rpc: 'https://api.mainnet-beta.solana.com',
  explorer: { name: 'Solana Explorer', url: 'https://explorer.solana.com' },
})
export const solanaDevnet: Network = /* @__PURE__ */ solanaNetwork({
  reference: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  rpc: 'https://api.devnet.solana.com',
  testnet: true,
})
export const solanaTestnet: Network = /* @__PURE__ */ solanaNetwork({
  reference: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  rpc: 'https://api.testnet.solana.com',
  testnet: true,
})
export const bitcoin: Network = /* @__PURE__ */ bitcoinNetwork({
  reference: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  explorer: { name: 'mempool.space', url: 'https://mempool.space' },
  imageId: '0b4838db-0161-4ffe-022d-532bf03dba00',
})
export const bitcoinTestnet: Network = /* @__PURE__ */ bitcoinNetwork({
  reference: '000000000933ea01ad0ee984209779ba',
  name: 'Bitcoin Testnet',
  explorer: { name: 'mempool.space', url: 'https://mempool.space/testnet' },
  testnet: true,
  imageId: '39354064-d79b-420b-065d-f980c4b78200',
})
export const bitcoinSignet: Network = /* @__PURE__ */ bitcoinNetwork({
  reference: '00000008819873e925422c1ff0f99f7c',
  name: 'Bitcoin Signet',
  explorer: { name: 'mempool.space', url: 'https://mempool.space/signet' },
  testnet: true,
})
