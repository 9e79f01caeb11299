import { FEATURE_VIEWS, type FeatureViewParams } from './featureViews.js'
import type { View, ViewName, ViewParams } from './view.js'
import type { ViewKind, ViewRows } from './viewKind.js'

const makeTable = (): ViewRows<ViewParams> => ({
  // All rows of all features; TypeScript cannot carry that through a list.
  ...(Object.assign({}, ...Object.values(FEATURE_VIEWS)) as ViewRows<FeatureViewParams>),
  Connect: { params: [], pairing: 'Near' },
  ConnectingMultiChain: { params: ['walletId'], waits: 1 },
  ConnectingExternal: { params: ['walletId'], waits: 2, pairing: 'Held' },
  ConnectingWalletConnect: { params: [], waits: 3, pairing: 'Shown', walletIs: 'Elsewhere' },
  ConnectingWalletConnectBasic: { params: [], pairing: 'Shown' },
  EmailLogin: { params: [], login: 'email' },
  ConnectingSocial: { params: ['provider'], login: 'social' },
  ConnectingFarcaster: { params: [], login: 'social' },
  UpdateEmailWallet: { params: [], login: 'emailUpdate' },
  ApproveTransaction: { params: [] },
  Account: { params: [], needs: 'Wallet' },
  AllWallets: { params: [], pairing: 'Near' },
  ProfileWallets: { params: [] },
  Downloads: { params: ['walletId'], pairing: 'Held', walletIs: 'Elsewhere' },
  GetWallet: { params: [], pairing: 'Held' },
  WhatIsAWallet: { params: [], pairing: 'Held' },
  WhatIsANetwork: { params: [] },
  Networks: { params: [], settledBy: 'NetworkSwitch' },
  SwitchNetwork: { params: ['networkId'], needs: 'Wallet', settledBy: 'NetworkSwitch' },
  SwitchActiveChain: { params: ['networkId'] },
  UnsupportedChain: { params: [], needs: 'Wallet', settledBy: 'NetworkSwitch' },
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

/** Whether there is such a view, and it has what it needs: a host without a compiler may name any. */
export const isView = (view: { readonly name: string; readonly [param: string]: unknown }): view is View =>
  Object.hasOwn(VIEW_TABLE, view.name) &&
  VIEW_TABLE[view.name as ViewName].params.every((param: string) => typeof view[param] === 'string')
