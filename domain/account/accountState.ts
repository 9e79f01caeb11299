import type { ConnectionStatus } from '../connect/connection.js'
import type { AccountType, LoggedIn, SocialProvider } from './embeddedUser.js'
import type { CaipAddress } from './caip10.js'
import type { TokenBalance } from './tokens.js'
import type { SocialWindow } from '../login/socialLogin.js'
import type { ChainNamespace } from '../network/network.js'

/** Tabs of the Account view (S2-20). NFTs and Activity show when their feature exists and is on. */
export type AccountTab = 'Tokens' | 'NFTs' | 'Activity'

/** The wallet that an account is connected through, in its own words. Text and images are untrusted. */
export interface WalletInfo {
  readonly name: string
  /** `data:image/…`, validated on arrival. */
  readonly icon?: string
  /** Reverse domain name (EIP-6963). */
  readonly rdns?: string
  /** Marked "Unverified" when the visitor chose it (S-11). */
  readonly unverified?: true
}

/** A plain address of a namespace. */
type AddressOf<Namespace extends ChainNamespace> = Namespace extends 'eip155' ? `0x${string}` : string

/**
 * An account of one chain namespace, as hosts read it (S3-01). Unset fields are `undefined`. A named namespace fixes
 * the form of the address; that of the active namespace may have any form.
 */
export interface AccountState<Namespace extends ChainNamespace = ChainNamespace> {
  /** CAIP-10. */
  readonly caipAddress: CaipAddress | undefined
  readonly address: AddressOf<Namespace> | undefined
  /** Native balance, decimal text in whole coins; `undefined` while unknown. */
  readonly balance: string | undefined
  readonly balanceSymbol: string | undefined
  readonly profileName: string | undefined
  readonly profileImage: string | undefined
  /** The user of the e-mail or social login, while its embedded wallet is the connected one (S3-08). */
  readonly user: LoggedIn | undefined
  readonly tokenBalance: readonly TokenBalance[] | undefined
  readonly smartAccountDeployed: boolean | undefined
  readonly currentTab: AccountTab
  readonly preferredAccountType: AccountType
  readonly socialProvider: SocialProvider | undefined
  /** Handle of an open social-login window. */
  readonly socialWindow: SocialWindow | undefined
  readonly farcasterUrl: string | undefined
  readonly connectedWalletInfo: WalletInfo | undefined
  readonly addressExplorerUrl: string | undefined
  readonly status: ConnectionStatus
}

const DEFAULT_ACCOUNT_TYPES: Readonly<Record<ChainNamespace, AccountType>> = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
  cosmos: 'eoa',
}

/** Account type a namespace starts with (spec section 9). */
export const defaultAccountType = (namespace: ChainNamespace): AccountType => DEFAULT_ACCOUNT_TYPES[namespace]

/** The account state of a namespace without a connected wallet. */
export const emptyAccount = <Namespace extends ChainNamespace>(namespace: Namespace): AccountState<Namespace> => ({
  caipAddress: undefined,
  address: undefined,
  balance: undefined,
  balanceSymbol: undefined,
  profileName: undefined,
  profileImage: undefined,
  user: undefined,
  tokenBalance: undefined,
  smartAccountDeployed: undefined,
  currentTab: 'Tokens',
  preferredAccountType: defaultAccountType(namespace),
  socialProvider: undefined,
  socialWindow: undefined,
  farcasterUrl: undefined,
  connectedWalletInfo: undefined,
  addressExplorerUrl: undefined,
  status: 'disconnected',
})

/** Narrows an account to its namespace. Removes an address of another form, which a host's own connector may report. */
export const accountOn = <Namespace extends ChainNamespace>(
  namespace: Namespace,
  account: AccountState,
): AccountState<Namespace> => {
  const isOn = (state: AccountState): state is AccountState<Namespace> =>
    namespace !== 'eip155' || state.address?.startsWith('0x') !== false
  const without = { ...account, caipAddress: undefined, address: undefined }
  return isOn(account) ? account : without
}
