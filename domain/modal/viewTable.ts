import { FEATURE_VIEWS, type FeatureViewParams } from './featureViews.js'
import type { ViewName, ViewParams } from './view.js'
import type { ViewKind, ViewKinds } from './viewKind.js'

const makeTable = (): ViewKinds<ViewParams> => ({
  // The rows of all features; TypeScript loses their types when a list is spread.
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
 * The properties of each view by name, in one place for all code that treats views by kind. Free of side effects, so
 * that a bundler can drop it where only other names of this file are used.
 */
const VIEW_TABLE = /* @__PURE__ */ makeTable()

export const viewRow = (name: ViewName): ViewKind => VIEW_TABLE[name]

/** Names of the views whose row matches. */
export const viewsWhere = (is: (row: ViewKind) => boolean): readonly ViewName[] =>
  (Object.keys(VIEW_TABLE) as ViewName[]).filter((name) => is(VIEW_TABLE[name]))
