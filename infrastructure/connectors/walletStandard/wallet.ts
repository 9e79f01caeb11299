import { readField } from '../../shared/safeRead.js'
import { readableName, readFirst, readIcon, readStrings } from '../shared/untrusted.js'

/**
 * A Wallet Standard wallet with the features it had when it registered: features that a script replaces later are not
 * called.
 */
export interface PinnedWallet {
  /** The wallet object. Equal objects mean the same wallet. */
  readonly identity: object
  readonly name: string
  readonly icon: string | undefined
  readonly chains: readonly string[]
  /** Its current accounts, unvalidated. */
  readonly shown: () => unknown
  /** Method of a feature; `undefined` if missing. May throw, reject, return anything, or never settle. */
  readonly method: (feature: string) => ((...inputs: readonly unknown[]) => unknown) | undefined
}

/** A wallet that did not register, in the form of a registered one. */
export interface UnregisteredWallet {
  readonly id: string
  readonly wallet: PinnedWallet
}

/** The features used, with their methods. */
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

/** A multi-namespace wallet may list all EVM chains that it knows. */
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

/** Reads a registered wallet; `undefined` if any part but its icon is malformed (S-10). */
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
