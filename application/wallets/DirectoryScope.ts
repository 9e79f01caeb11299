import type { ConnectMethod } from '../../domain/config/ConnectMethod.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import type { CustomWallet } from '../../domain/wallets/CustomWallet.js'
import type { WalletSection } from '../../domain/wallets/WalletSection.js'

/** What the host wants of the wallet lists. Ids are the directory's. */
export interface DirectoryScope {
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** In the order in which they are to be shown. */
  readonly featured: readonly string[]
  readonly custom: readonly CustomWallet[]
  readonly order: readonly WalletSection[]
  /** Ways to connect that come first. */
  readonly methods: readonly ConnectMethod[]
  readonly chains: readonly CaipNetworkId[]
}
