import { withoutUndefined } from '../../../domain/config/given.js'
import type { LegalState } from '../../../domain/config/legal.js'
import type { Appearance, Portico, PorticoFeatures } from '../../../application/portico.js'
import type { Commands } from '../../../application/api/commands.js'
import type { HostState, NetworkState, PorticoEvent } from '../../../application/api/state.js'
import type { MultiWallet } from '../../../application/connect/multiWallet.js'
import { createStore } from '../../../application/kernel/store.js'
import { type AccountState, emptyAccount } from '../../../domain/account/accountState.js'
import type { NativeBalance, TokenList } from '../../../domain/account/tokens.js'
import { DEFAULT_FEATURES, type Features } from '../../../domain/config/features.js'
import type { Outage } from '../../../domain/errors/remoteError.js'
import type { ConnectAttempt } from '../../../domain/connect/connectAttempt.js'
import { NO_CONNECTIONS } from '../../../domain/connect/connection.js'
import type { EmailLoginState, EmailUpdateState } from '../../../domain/login/emailLogin.js'
import type { LoggedIn } from '../../../domain/account/embeddedUser.js'
import type { SocialLoginState } from '../../../domain/login/socialLogin.js'
import type { Approval } from '../../../application/ports/embeddedWallet.js'
import type { ModalState } from '../../../domain/modal/view.js'
import type { Alert } from '../../../domain/notify/alert.js'
import type { Snackbar } from '../../../domain/notify/notice.js'
import type { NetworkSwitch } from '../../../domain/network/networkSwitch.js'
import type { PendingTransaction } from '../../../domain/requests/pendingTransaction.js'
import type { SignInState } from '../../../domain/siwx/signInState.js'
import type { SettledTransaction } from '../../../domain/requests/settledTransaction.js'
import type { WaitingRequest } from '../../../domain/pairing/deepLink.js'
import type { PairingState } from '../../../domain/pairing/pairing.js'
import type { WalletCatalogue } from '../../../domain/wallets/catalogue.js'
import type { WalletList } from '../../../domain/wallets/walletList.js'
import { mainnet } from '../../../networks.js'

/** A Portico whose states a test sets, and which records its commands. */
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
    session: createStore<SignInState>({ _tag: 'Nobody' }),
    settled: createStore<readonly SettledTransaction[]>([]),
    host: createStore<HostState>({
      mobile: false,
      system: 'Other',
      profile: 'Browser',
      site: undefined,
      links: {},
      pairs: true,
      walletFeatures: [],
      currency: 'usd',
    }),
    wallets: createStore<WalletList>({ methods: ['wallet'], rows: [], toGet: [], directory: 'Loading', total: 0 }),
    catalogue: createStore<WalletCatalogue>({ search: '', certifiedOnly: false, rows: [], progress: { _tag: 'Idle' } }),
    networkSwitch: createStore<NetworkSwitch>({ _tag: 'Idle' }),
    balance: createStore<NativeBalance>({ _tag: 'Loaded', amount: '12.3456789' }),
    tokens: createStore<TokenList>({ _tag: 'Unknown' }),
    snackbar: createStore<Snackbar>({ _tag: 'Hidden' }),
    // Wallets alone: tests of login enable it.
    features: createStore<Features>({ ...DEFAULT_FEATURES, email: false, socials: false }),
    outages: createStore<readonly Outage[]>([]),
    legal: createStore<LegalState | undefined>(undefined),
    alerts: createStore<readonly Alert[]>([]),
    events: createStore<PorticoEvent | undefined>(undefined),
    picture: createStore<string | undefined>(undefined),
    account: createStore<AccountState>(emptyAccount('eip155')),
    appearance: createStore<Appearance>({
      mode: 'system',
      variables: {},
      locale: 'en-US',
      messages: {},
      layout: 'narrow',
    }),
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
    agree: note('agree'),
    retryPairing: note('retryPairing'),
    copyPairingLink: note('copyPairingLink'),
    openWallet: note('openWallet'),
    preparePairing: note('preparePairing'),
    prepareLogin: note('prepareLogin'),
    loginByEmail: note('loginByEmail'),
    enterCode: note('enterCode'),
    resendCode: note('resendCode'),
    awaitDevice: note('awaitDevice'),
    loginBySocial: note('loginBySocial'),
    copyLoginLink: note('copyLoginLink'),
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
  /** How the wallets of the page load, and what a host gets of them. */
  const profile: { load: () => Promise<MultiWallet>; features: Partial<PorticoFeatures> } = {
    load: () => new Promise(() => undefined),
    features: {},
  }
  const portico: Portico = {
    ...stores,
    account: () => stores.account,
    setAppearance: (change) => stores.appearance.update((known) => ({ ...known, ...withoutUndefined(change) })),
    commands,
    preload: note('preload'),
    open: async (request) => note('open')(...(request ? [request] : [])),
    close: note('close'),
    connect: () => Promise.reject(new Error('no test connects through a promise')),
    signIn: () => Promise.reject(new Error('no test signs in through a promise')),
    disconnect: resolved('disconnect'),
    switchNetwork: () => Promise.reject(new Error('no test switches through a promise')),
    feature: async (name) => {
      note('feature')()
      return profile.features[name]
    },
    image: () => stores.picture,
    request: resolved('request'),
    provider: () => {
      throw new Error('no test asks through the provider')
    },
    destroy: note('destroy'),
    screen: {
      attach: (draw) => {
        draw(true)
        return note('detach')
      },
      shown: note('shown'),
      profile: () => profile.load(),
    },
  }
  return { portico, stores, told, profile }
}

export type FakePortico = ReturnType<typeof fakePortico>
