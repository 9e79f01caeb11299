import type { SwapRouters } from '../../../application/ports/swapApi.js'

// The 1inch routers that the blockchain API builds swaps for (wire reference 2.B.9), with EIP-55 checksums.
//
// Sources of the addresses, for each of the 12 networks of S9-18:
// - V6: README of github.com/1inch/limit-order-protocol, "Deployments & audits (Limit Orders Protocol v4)", whose
//   contract is the router; the same by github.com/enkryptcom/enKrypt, packages/swap/src/providers/oneInch/index.ts.
// - V5: github.com/1inch/1inch-sdk-go, constants/contracts.go ("identical for all chains except zkSync") for the chains
//   of constants/chains.go, which are these 12.
const V6 = '0x111111125421cA6dc452d289314280a0f8842A65'
const V5 = '0x1111111254EEB25477B68fb85Ed929f73A960582'

/** zkSync Era derives contract addresses differently; the sources are the same. */
const ZKSYNC_V6 = '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF'
const ZKSYNC_V5 = '0x6e2B76966cbD9cF4cC2Fa0D76d24d5241E0ABC2F'

const BOTH: readonly string[] = [V6, V5]

/** Contracts that a swap may call and that may be approved to spend the paid token (S-24). */
export const swapRouters: SwapRouters = {
  'eip155:1': BOTH,
  'eip155:10': BOTH,
  'eip155:56': BOTH,
  'eip155:100': BOTH,
  'eip155:137': BOTH,
  'eip155:250': BOTH,
  'eip155:324': [ZKSYNC_V6, ZKSYNC_V5],
  'eip155:8217': BOTH,
  'eip155:8453': BOTH,
  'eip155:42161': BOTH,
  'eip155:43114': BOTH,
  'eip155:1313161554': BOTH,
}
