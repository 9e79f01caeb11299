import { readField } from '../../shared/readField.js'
import { readableName } from '../readableName.js'
import { readIcon } from '../readIcon.js'
import { readList } from '../readList.js'
import { FEATURES } from './FEATURES.js'
import type { PinnedWallet } from './PinnedWallet.js'
import { readTexts } from './readTexts.js'

const MOST_CHAINS = 100

// Taken when the module loads, before a page script can replace it.
const { apply } = Reflect

type Method = NonNullable<ReturnType<PinnedWallet['method']>>

const pinMethods = (features: unknown): ReadonlyMap<string, Method> =>
  new Map(
    Object.entries(FEATURES).flatMap(([name, methodName]): readonly [string, Method][] => {
      const feature = readField(features, name)
      const method = readField(feature, methodName)
      return typeof method === 'function' ? [[name, (...inputs): unknown => apply(method, feature, inputs)]] : []
    }),
  )

/** Reads what a page script registered as a wallet; `undefined` when any part but its icon makes no sense (S-10). */
export const pinWallet = (wallet: unknown): PinnedWallet | undefined => {
  if (typeof wallet !== 'object' || wallet === null) return undefined
  const text = readField(wallet, 'name')
  const name = typeof text === 'string' ? readableName(text) : undefined
  const chains = readTexts(readList(readField(wallet, 'chains'), MOST_CHAINS))
  const methods = pinMethods(readField(wallet, 'features'))
  if (name === undefined || chains === undefined) return undefined
  return {
    identity: wallet,
    name,
    chains,
    icon: readIcon(readField(wallet, 'icon')),
    shown: () => readField(wallet, 'accounts'),
    method: (feature) => methods.get(feature),
  }
}
