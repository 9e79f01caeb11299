import * as E from 'fp-ts/Either'
import type { NetworkError } from './NetworkError.js'

const ETHEREUM_MAINNET = 1
const ETHER_COIN_TYPE = 60
const EVM_FLAG = 0x80000000

/** SLIP-44 coin type of an EVM chain (ENSIP-11): the chain id with its top bit set; mainnet is 60 (S5-08). */
export const toCoinType = (chainId: number): E.Either<NetworkError, number> => {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= EVM_FLAG) {
    return E.left({ _tag: 'InvalidChainId', chainId: String(chainId) })
  }
  return E.right(chainId === ETHEREUM_MAINNET ? ETHER_COIN_TYPE : chainId + EVM_FLAG)
}
