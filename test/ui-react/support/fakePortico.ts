import type { Appearance } from '../../../application/api/Appearance.js'
import type { Commands } from '../../../application/api/Commands.js'
import type { NetworkState } from '../../../application/api/NetworkState.js'
import type { MultiWallet } from '../../../application/connect/MultiWallet.js'
import type { Portico } from '../../../application/api/Portico.js'
import type { PorticoEvent } from '../../../application/api/PorticoEvent.js'
import { createStore } from '../../../application/shared/createStore.js'
import type { AccountState } from '../../../domain/account/AccountState.js'
import { emptyAccount } from '../../../domain/account/emptyAccount.js'
import type { TokenList } from '../../../domain/account/TokenList.js'
import type { Features } from '../../../domain/config/Features.js'
import { DEFAULT_FEATURES } from '../../../domain/config/defaultFeatures.js'
import type { Outage } from '../../../domain/config/Outage.js'
import type { ConnectAttempt } from '../../../domain/connect/ConnectAttempt.js'
import { NO_CONNECTIONS } from '../../../domain/connect/noConnections.js'
import type { EmailLoginState } from '../../../domain/login/EmailLoginState.js'
import type { EmailUpdateState } from '../../../domain/login/EmailUpdateState.js'
import type { LoggedIn } from '../../../domain/login/LoggedIn.js'
import type { SocialLoginState } from '../../../domain/login/SocialLoginState.js'
import type { Approval } from '../../../application/ports/embeddedWallet/EmbeddedRpc.js'
import type { ModalState } from '../../../domain/modal/ModalState.js'
import type { Alert } from '../../../domain/notify/Alert.js'
import type { Snackbar } from '../../../domain/notify/Snackbar.js'
import type { NetworkSwitch } from '../../../domain/network/NetworkSwitch.js'
import type { HostState } from '../../../application/api/HostState.js'
import type { PendingTransaction } from '../../../domain/send/PendingTransaction.js'
import type { WaitingRequest } from '../../../domain/pairing/WaitingRequest.js'
import type { PairingState } from '../../../domain/pairing/PairingState.js'
import type { WalletCatalogue } from '../../../domain/wallets/WalletCatalogue.js'
import type { WalletList } from '../../../domain/wallets/WalletList.js'
import { mainnet } from '../../../networks.js'

/** A Portico whose states a test writes, and which notes what it was told to do. */
export const fakePortico = () => {
  const told: string[] = []
  const stores = {
    modal: createStore<ModalState>({ _tag: 'Closed' }),
    network: createStore<NetworkState>({
      activeNamespace: 'eip155',
      active: { _tag: 'Configured', network: mainnet },
      networks: [mainnet],
      switching: 'Allowed',
      unsupported: 'Refused',
    }),
    connections: createStore(NO_CONNECTIONS),
    attempt: createStore<ConnectAttempt>({ _tag: 'Idle' }),
    pairing: createStore<PairingState>({ _tag: 'Idle' }),
    emailLogin: createStore<EmailLoginState>({ _tag: 'Idle' }),
    socialLogin: createStore<SocialLoginState>({ _tag: 'Idle' }),
    emailUpdate: createStore<EmailUpdateState>({ _tag: 'Idle' }),
    loggedIn: createStore<LoggedIn | undefined>(undefined),
    smartAccountNetworks: createStore<readonly number[]>([]),
    approval: createStore<Approval | undefined>(undefined),
    waiting: createStore<WaitingRequest | undefined>(undefined),
    pending: createStore<readonly PendingTransaction[]>([]),
    host: createStore<HostState>({ mobile: false, system: 'Other', profile: 'Browser', links: {} }),
    wallets: createStore<WalletList>({ methods: ['wallet'], rows: [], toGet: [], directory: 'Loading', total: 0 }),
    catalogue: createStore<WalletCatalogue>({ search: '', certifiedOnly: false, rows: [], progress: { _tag: 'Idle' } }),
    networkSwitch: createStore<NetworkSwitch>({ _tag: 'Idle' }),
    tokens: createStore<TokenList>({ _tag: 'Unknown' }),
    snackbar: createStore<Snackbar>({ _tag: 'Hidden' }),
    // Wallets alone: tests of logging in turn that on.
    features: createStore<Features>({ ...DEFAULT_FEATURES, email: false, socials: false }),
    outages: createStore<readonly Outage[]>([]),
    alerts: createStore<readonly Alert[]>([]),
    events: createStore<PorticoEvent | undefined>(undefined),
    picture: createStore<string | undefined>(undefined),
    account: createStore<AccountState>(emptyAccount('eip155')),
    appearance: createStore<Appearance>({ mode: 'system', variables: {}, locale: 'en-US', messages: {} }),
  }
  const note =
    (name: string) =>
    (...details: readonly unknown[]): void => {
      told.push(details.length === 0 ? name : `${name} ${JSON.stringify(details[0])}`)
    }
  const commands: Commands = {
    close: note('close'),
    back: note('back'),
    go: note('go'),
    chooseWallet: (...wanted) => void told.push(`chooseWallet ${wanted.map((each) => JSON.stringify(each)).join(' ')}`),
    retryConnect: note('retryConnect'),
    retryPairing: note('retryPairing'),
    copyPairingLink: note('copyPairingLink'),
    openWallet: note('openWallet'),
    prepareLogin: note('prepareLogin'),
    loginByEmail: note('loginByEmail'),
    enterCode: note('enterCode'),
    resendCode: note('resendCode'),
    awaitDevice: note('awaitDevice'),
    loginBySocial: note('loginBySocial'),
    updateEmail: note('updateEmail'),
    enterUpdateCode: note('enterUpdateCode'),
    preferAccountType: note('preferAccountType'),
    placeFrame: note('placeFrame'),
    continueInWallet: note('continueInWallet'),
    showPairingLink: note('showPairingLink'),
    searchWallets: note('searchWallets'),
    filterCertified: note('filterCertified'),
    loadMoreWallets: note('loadMoreWallets'),
    retryWallets: note('retryWallets'),
    chooseNetwork: note('chooseNetwork'),
    retrySwitch: note('retrySwitch'),
    chooseTab: note('chooseTab'),
    refreshBalances: note('refreshBalances'),
    copyAddress: note('copyAddress'),
    notify: note('notify'),
    dismissNotice: note('dismissNotice'),
  }
  const resolved =
    (name: string) =>
    async (...details: readonly unknown[]): Promise<void> =>
      note(name)(...details)
  /** How the wallets of the page come, and what a host gets of them. */
  const profile: { load: () => Promise<MultiWallet>; feature: MultiWallet | undefined } = {
    load: () => new Promise(() => undefined),
    feature: undefined,
  }
  const portico: Portico = {
    ...stores,
    account: () => stores.account,
    setAppearance: (change) => stores.appearance.update((known) => ({ ...known, ...change })),
    commands,
    preload: note('preload'),
    open: resolved('open'),
    close: note('close'),
    connect: () => Promise.reject(new Error('no test connects through a promise')),
    disconnect: resolved('disconnect'),
    switchNetwork: () => Promise.reject(new Error('no test switches through a promise')),
    feature: async () => {
      note('feature')()
      return profile.feature
    },
    image: () => stores.picture,
    request: resolved('request'),
    provider: () => ({ request: resolved('request'), on: note('on'), removeListener: note('removeListener') }),
    destroy: note('destroy'),
    screen: { attach: () => note('detach'), shown: note('shown'), profile: () => profile.load() },
  }
  return { portico, stores, told, profile }
}

export type FakePortico = ReturnType<typeof fakePortico>
