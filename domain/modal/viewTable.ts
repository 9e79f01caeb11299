import { FEATURE_VIEWS, type FeatureViewParams } from './featureViews.js'
import type { ViewName, ViewParams } from './view.js'
import type { ViewKind, ViewKinds } from './viewKind.js'

const makeTable = (): ViewKinds<ViewParams> => ({
  // All rows of all features; TypeScript cannot carry that through a list.
  ...(Object.assign({}, ...Object.values(FEATURE_VIEWS)) as ViewKinds<FeatureViewParams>),
  Connect: { pairing: 'Near' },
  ConnectingMultiChain: { waits: 1 },
  ConnectingExternal: { waits: 2, pairing: 'Held' },
  ConnectingWalletConnect: { waits: 3, pairing: 'Shown', walletIs: 'Elsewhere' },
  ConnectingWalletConnectBasic: { pairing: 'Shown' },
  EmailLogin: { login: 'email' },
  ConnectingSocial: { login: 'social' },
  ConnectingFarcaster: { login: 'social' },
  UpdateEmailWallet: { login: 'emailUpdate' },
  ApproveTransaction: {},
  Account: { needs: 'Wallet' },
  AllWallets: { pairing: 'Near' },
  ProfileWallets: {},
  Downloads: { pairing: 'Held', walletIs: 'Elsewhere' },
  GetWallet: { pairing: 'Held' },
  WhatIsAWallet: { pairing: 'Held' },
  WhatIsANetwork: {},
  Networks: { settledBy: 'NetworkSwitch' },
  SwitchNetwork: { needs: 'Wallet', settledBy: 'NetworkSwitch' },
  SwitchActiveChain: {},
  UnsupportedChain: { needs: 'Wallet', settledBy: 'NetworkSwitch' },
})

/**
 * What is known of each view by its name: one place for all that treats views of a kind alike. Without effect, so that
 * a bundler leaves it out where only a name of the same file is used.
 */
const VIEW_TABLE = /* @__PURE__ */ makeTable()

/** What is known of a view. */
export const viewRow = (name: ViewName): ViewKind => VIEW_TABLE[name]

/** The views of a kind. */
export const viewsWhere = (is: (row: ViewKind) => boolean): readonly ViewName[] =>
  (Object.keys(VIEW_TABLE) as ViewName[]).filter((name) => is(VIEW_TABLE[name]))
