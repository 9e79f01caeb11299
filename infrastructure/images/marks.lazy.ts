import arbitrum from '@web3icons/core/svgs/networks/background/arbitrum-one.svg.js'
import aurora from '@web3icons/core/svgs/networks/background/aurora.svg.js'
import avalanche from '@web3icons/core/svgs/networks/background/avalanche.svg.js'
import base from '@web3icons/core/svgs/networks/background/base.svg.js'
import bnb from '@web3icons/core/svgs/networks/background/binance-smart-chain.svg.js'
import bitcoin from '@web3icons/core/svgs/networks/background/bitcoin.svg.js'
import celo from '@web3icons/core/svgs/networks/background/celo.svg.js'
import ethereum from '@web3icons/core/svgs/networks/background/ethereum.svg.js'
import gnosis from '@web3icons/core/svgs/networks/background/gnosis.svg.js'
import linea from '@web3icons/core/svgs/networks/background/linea.svg.js'
import optimism from '@web3icons/core/svgs/networks/background/optimism.svg.js'
import polygon from '@web3icons/core/svgs/networks/background/polygon.svg.js'
import scroll from '@web3icons/core/svgs/networks/background/scroll.svg.js'
import solana from '@web3icons/core/svgs/networks/background/solana.svg.js'
import zksync from '@web3icons/core/svgs/networks/background/zksync.svg.js'
import dai from '@web3icons/core/svgs/tokens/background/DAI.svg.js'
import eurc from '@web3icons/core/svgs/tokens/background/EURC.svg.js'
import link from '@web3icons/core/svgs/tokens/background/LINK.svg.js'
import usdc from '@web3icons/core/svgs/tokens/background/USDC.svg.js'
import usdt from '@web3icons/core/svgs/tokens/background/USDT.svg.js'
import wbtc from '@web3icons/core/svgs/tokens/background/WBTC.svg.js'
import { createStore } from '../../application/kernel/store.js'
import type { Images } from '../../application/ports/platform.js'
import type { MarkPicture, ServerPicture } from '../../domain/images/picture.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { notDrawn } from './lazyImages.js'

/** Drawings of each network and its coin. Testnets use the mainnet's drawing: their names differ. */
const NETWORKS: Readonly<Partial<Record<CaipNetworkId, readonly [network: string, coin?: string]>>> = {
  'eip155:1': [ethereum, ethereum],
  'eip155:10': [optimism, ethereum],
  'eip155:56': [bnb, bnb],
  'eip155:100': [gnosis],
  'eip155:137': [polygon, polygon],
  'eip155:324': [zksync, ethereum],
  'eip155:8453': [base, ethereum],
  'eip155:42161': [arbitrum, ethereum],
  'eip155:42220': [celo, celo],
  'eip155:43114': [avalanche, avalanche],
  'eip155:59144': [linea, ethereum],
  'eip155:534352': [scroll, ethereum],
  'eip155:1313161554': [aurora, ethereum],
  'eip155:11155111': [ethereum, ethereum],
  'eip155:84532': [base, ethereum],
  'eip155:11155420': [optimism, ethereum],
  'eip155:421614': [arbitrum, ethereum],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [solana, solana],
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': [solana, solana],
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': [solana, solana],
  'bip122:000000000019d6689c085ae165831e93': [bitcoin, bitcoin],
  'bip122:000000000933ea01ad0ee984209779ba': [bitcoin, bitcoin],
  'bip122:00000008819873e925422c1ff0f99f7c': [bitcoin, bitcoin],
}

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Contracts of well-known tokens by CAIP-10 id; wrapped coins use the coin's drawing, since their names differ. */
export const CONTRACTS: readonly (readonly [drawing: string, contracts: string])[] = [
  [
    ethereum,
    `eip155:1:0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
     eip155:10:0x4200000000000000000000000000000000000006
     eip155:8453:0x4200000000000000000000000000000000000006
     eip155:137:0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619
     eip155:42161:0x82aF49447D8a07e3bd95BD0d56f35241523fBab1
     eip155:59144:0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f
     eip155:534352:0x5300000000000000000000000000000000000004`,
  ],
  [
    usdc,
    `eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48
     eip155:10:0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85
     eip155:137:0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359
     eip155:8453:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913
     eip155:42161:0xaf88d065e77c8cC2239327C5EDb3A432268e5831
     eip155:42220:0xcebA9300f2b948710d2653dD7B07f33A8B32118C
     eip155:43114:0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E
     ${SOLANA}:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`,
  ],
  [
    usdt,
    `eip155:1:0xdAC17F958D2ee523a2206206994597C13D831ec7
     eip155:10:0x94b008aA00579c1307B0EF2c499aD98a8ce58e58
     eip155:56:0x55d398326f99059fF775485246999027B3197955
     eip155:137:0xc2132D05D31c914a87C6611C10748AEb04B58e8F
     eip155:42161:0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9
     eip155:42220:0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e
     eip155:43114:0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7
     ${SOLANA}:Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB`,
  ],
  [
    dai,
    `eip155:1:0x6B175474E89094C44Da98b954EedeAC495271d0F
     eip155:10:0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1
     eip155:137:0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063
     eip155:8453:0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb
     eip155:42161:0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1`,
  ],
  [
    wbtc,
    `eip155:1:0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599
     eip155:10:0x68f180fcCe6836688e9084f035309E29Bf0A2095
     eip155:137:0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6
     eip155:42161:0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f`,
  ],
  [eurc, 'eip155:1:0x1aBaEA1f7C830bD89Acc67eC4af516284b1bC33c'],
  [link, 'eip155:1:0x514910771AF9Ca656af840dff83E8264EcF986CA'],
  [solana, `${SOLANA}:So11111111111111111111111111111111111111112`],
]

/** EVM addresses are case-insensitive (EIP-55); others are case-sensitive. */
const comparable = (id: string): string => (id.startsWith('eip155:') ? id.toLowerCase() : id)

const OF_CONTRACTS = new Map(
  CONTRACTS.flatMap(([drawing, contracts]) => contracts.split(/\s+/).map((id) => [comparable(id), drawing] as const)),
)

const drawingOf = (picture: MarkPicture): string | undefined => {
  const [network, coin] = NETWORKS[picture.id] ?? []
  return picture._tag === 'Network' ? network : (coin ?? OF_CONTRACTS.get(comparable(picture.id)))
}

/**
 * Shows Portico's own drawings of networks and tokens, so that no server learns about them; falls back to `images`. A
 * drawing is a `data:` address, which the documented content security policy already allows.
 */
export const markedImages = (images: Images<ServerPicture>): Images<MarkPicture> => ({
  of: (picture) => {
    const drawing = drawingOf(picture)
    if (drawing === undefined) return notDrawn(images, picture)
    return createStore<string | undefined>(`data:image/svg+xml,${encodeURIComponent(drawing)}`)
  },
})
