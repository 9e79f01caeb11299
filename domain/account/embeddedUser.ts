import type { CaipNetworkId } from '../network/network.js'

/** Kinds of account (S3-14). `payment` is Bitcoin's. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment'

/** Social logins of the specification; it names `farcaster` only in the default list (S3-15). */
export type SocialProvider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord' | 'farcaster'

/** Providers that log in through a popup window; Farcaster shows a code to scan (S4-10). */
export type PopupProvider = Exclude<SocialProvider, 'farcaster'>

/** The user of an embedded wallet, as account state shows it (S3-02). */
export interface EmbeddedUser {
  readonly email?: string | null
  readonly userName?: string
  readonly accounts: readonly {
    readonly type: Extract<AccountType, 'smartAccount' | 'eoa'>
    readonly address: string
  }[]
}

/** The logged-in user, on one network (S3-08). */
export interface LoggedIn extends EmbeddedUser {
  /** The active account; its address may differ between networks. */
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly preferredAccountType: Extract<AccountType, 'smartAccount' | 'eoa'>
  /** Absent unless the secure site reported it, which it does only when asked for the user. */
  readonly smartAccountDeployed?: boolean
  /** Absent for an e-mail login. */
  readonly socialProvider?: SocialProvider
}

/** Name of the account behind an embedded wallet, for its connection (S3-05). */
export const authNameOf = ({ email, userName }: LoggedIn): { readonly authName?: string } => {
  const authName = email ?? userName
  return authName === undefined ? {} : { authName }
}

const PROVIDERS: Readonly<Record<SocialProvider, true>> = {
  google: true,
  x: true,
  discord: true,
  farcaster: true,
  github: true,
  apple: true,
  facebook: true,
}

export const isSocialProvider = (value: unknown): value is SocialProvider =>
  typeof value === 'string' && Object.hasOwn(PROVIDERS, value)

/**
 * Whether the visitor can switch to a smart account: only from an `eoa`, on networks where smart accounts are enabled
 * (S6-02, S9-32).
 */
export const canSwitchAccountType = (enabled: readonly number[], at: CaipNetworkId, current: AccountType): boolean =>
  current === 'eoa' && enabled.some((id) => at === `eip155:${id}`)

export const isPopupProvider = (value: unknown): value is PopupProvider =>
  isSocialProvider(value) && value !== 'farcaster'
