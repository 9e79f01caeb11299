import { CHAIN_PLANS } from './chainPlans.js'
import { startAnvil } from './startAnvil.js'
import { startChain } from './startChain.js'

/** Starts the sandbox's chains side by side: two with a world on them, and a bare one. All start, or none is left. */
export const startChains = async () => {
  const { one, two, three } = CHAIN_PLANS
  const starting = [startChain(one), startChain(two), startAnvil(three.id)] as const
  const close = async (): Promise<void> => {
    await Promise.all(
      starting.map((chain) =>
        chain.then(
          (started) => started.close(),
          () => undefined,
        ),
      ),
    )
  }
  try {
    return { chains: await Promise.all(starting), close }
  } catch (error) {
    await close()
    throw error
  }
}
