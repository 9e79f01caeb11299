import type { TokenList } from '../../domain/account/TokenList.js'
import type { Features } from '../../domain/config/Features.js'
import type { Outage } from '../../domain/config/Outage.js'
import type { ConnectAttempt } from '../../domain/connect/ConnectAttempt.js'
import type { Connections } from '../../domain/connect/Connections.js'
import type { ModalState } from '../../domain/modal/ModalState.js'
import type { Alert } from '../../domain/notify/Alert.js'
import type { Snackbar } from '../../domain/notify/Snackbar.js'
import type { NetworkSwitch } from '../../domain/network/NetworkSwitch.js'
import type { EmailLoginState } from '../../domain/login/EmailLoginState.js'
import type { EmailUpdateState } from '../../domain/login/EmailUpdateState.js'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'
import type { SocialLoginState } from '../../domain/login/SocialLoginState.js'
import type { Approval } from '../ports/embeddedWallet/EmbeddedRpc.js'
import type { PairingState } from '../../domain/pairing/PairingState.js'
import type { PendingTransaction } from '../../domain/send/PendingTransaction.js'
import type { WaitingRequest } from '../../domain/pairing/WaitingRequest.js'
import type { WalletCatalogue } from '../../domain/wallets/WalletCatalogue.js'
import type { WalletList } from '../../domain/wallets/WalletList.js'
import type { Readable } from '../shared/Readable.js'
import type { HostState } from './HostState.js'
import type { NetworkState } from './NetworkState.js'
import type { PorticoEvent } from './PorticoEvent.js'

/** Everything that can be watched. */
export interface Readings {
  readonly modal: Readable<ModalState>
  readonly network: Readable<NetworkState>
  /** The switch of network under way, and how the last one ended. */
  readonly networkSwitch: Readable<NetworkSwitch>
  readonly connections: Readable<Connections>
  /** The connection attempt under way, and how the last one ended. */
  readonly attempt: Readable<ConnectAttempt>
  /** The pairing with a phone under way. Its link holds a key: show it, and keep it nowhere. */
  readonly pairing: Readable<PairingState>
  readonly emailLogin: Readable<EmailLoginState>
  readonly socialLogin: Readable<SocialLoginState>
  readonly emailUpdate: Readable<EmailUpdateState>
  /** Who is logged in by e-mail or social account. */
  readonly loggedIn: Readable<LoggedIn | undefined>
  /** EVM chain ids where whoever is logged in may have a smart account (S9-32); none while the secure site has not said. */
  readonly smartAccountNetworks: Readable<readonly number[]>
  /** What the visitor decides on in the secure site's frame; the modal shows it there. */
  readonly approval: Readable<Approval | undefined>
  /** A request that a wallet on this device has got and not answered; `commands.continueInWallet` leads there (U-22). */
  readonly waiting: Readable<WaitingRequest | undefined>
  /**
   * What connected wallets sent through Portico and no chain has taken in yet, the newest last: at most 99 a connection (S9-16). One goes when
   * its chain has it, when its connection ends or no longer has the account, or after an hour; a reload forgets them.
   */
  readonly pending: Readable<readonly PendingTransaction[]>
  /** What the page runs on; known once the core is there. */
  readonly host: Readable<HostState>
  readonly wallets: Readable<WalletList>
  readonly catalogue: Readable<WalletCatalogue>
  /** Tokens of the active account. */
  readonly tokens: Readable<TokenList>
  readonly snackbar: Readable<Snackbar>
  readonly features: Readable<Features>
  /** What does not answer; everything else works (design 3.3). */
  readonly outages: Readable<readonly Outage[]>
  /** What the developer has to know, never the visitor: each once, the newest last. */
  readonly alerts: Readable<readonly Alert[]>
  /** The latest event; `changes` gives each. */
  readonly events: Readable<PorticoEvent | undefined>
}
