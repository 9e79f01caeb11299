import { FAKE_ROUTER } from '../../fakes/fakeSwapApi.js'
import { DOLLAR, setUpSwap } from './setUpSwap.js'

export type SwapPage = ReturnType<typeof setUpSwap>

/** A page with a quote: one Ether for dollars, or twenty dollars for Ether. */
export const quoted = async (side: 'coin' | 'dollars' = 'coin'): Promise<SwapPage> => {
  const page = setUpSwap()
  page.watch()
  await page.time.advance(0)
  page.swap.choose(side === 'coin' ? 'Get' : 'Pay', DOLLAR)
  if (side === 'dollars') page.swap.choose('Get', 'coin')
  page.pay(side === 'coin' ? '1' : '20')
  await page.time.advance(200)
  return page
}
/** The same, reviewed. */
export const reviewed = async (side?: 'coin' | 'dollars'): Promise<SwapPage> => {
  const page = await quoted(side)
  await page.swap.review()
  return page
}
export const tagOf = (page: SwapPage) => page.step()._tag
export const prepared = (page: SwapPage) => {
  const step = page.step()
  if (step._tag !== 'Prepared') throw new Error(step._tag)
  return step
}
/** Pressed after the visitor could read the preview. */
export const confirm = async (page: SwapPage, accepted: Parameters<SwapPage['swap']['confirm']>[0] = []) => {
  await page.time.advance(300)
  return page.swap.confirm(accepted)()
}
/** Call data that approves the router for this many base units. */
export const approveData = (units: bigint): `0x${string}` =>
  `0x095ea7b3${FAKE_ROUTER.slice(2).toLowerCase().padStart(64, '0')}${units.toString(16).padStart(64, '0')}`
