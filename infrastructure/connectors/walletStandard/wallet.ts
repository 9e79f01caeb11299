import { readField } from '../../shared/safeRead.js'
import { readableName, readFirst, readIcon, readStrings } from '../shared/untrusted.js'

/**
 * A wallet of the Wallet Standard as it was when it registered; a script that replaces its features later is not called
 * (X-20).
 */
export interface PinnedWallet {
  /** Two registrations are one wallet only when this is the same object. */
  readonly identity: object
  readonly name: string
  readonly icon: string | undefined
  readonly chains: readonly string[]
  /** The accounts it shows this page at the moment, unread. */
  readonly shown: () => unknown
  /** The method of a feature; `undefined` when the wallet lacks it. It may throw, reject, answer anything or never. */
  readonly method: (feature: string) => ((...inputs: readonly unknown[]) => unknown) | undefined
}

/** A wallet that was not registered, in the form of one that was. */
export interface UnregisteredWallet {
  readonly id: string
  readonly wallet: PinnedWallet
}

/** The features that are used, each with its method. */
const FEATURE_METHODS: Readonly<Record<string, string>> = {
  'standard:connect': 'connect',
  'standard:disconnect': 'disconnect',
  'standard:events': 'on',
  'bitcoin:connect': 'connect',
  'bitcoin:signMessage': 'signMessage',
  'bitcoin:signTransaction': 'signTransaction',
  'solana:signIn': 'signIn',
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
}

/** A wallet of many namespaces may name all EVM chains that it knows. */
const MAX_CHAINS = 1_000

// Taken when the module loads, before a page script can replace it.
const { apply } = Reflect

type Method = NonNullable<ReturnType<PinnedWallet['method']>>

const pinMethods = (features: unknown): ReadonlyMap<string, Method> =>
  new Map(
    Object.entries(FEATURE_METHODS).flatMap(([name, methodName]): readonly [string, Method][] => {
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
  const chains = readStrings(readFirst(readField(wallet, 'chains'), MAX_CHAINS))
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
