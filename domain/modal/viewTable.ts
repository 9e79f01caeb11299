import type { View, ViewName, ViewParams } from './view.js'

/** Which part of logging in a view belongs to. */
type LoginPart = 'email' | 'social' | 'emailUpdate'

/** How near a view is to pairing a phone: the code is shown, is likely to be, or one that was made is kept. */
export type PairingNearness = 'Shown' | 'Near' | 'Held'

/** What the views of a kind have in common. */
interface ViewKind {
  /** It says nothing without a connected wallet: it is not opened then, and closes with the last one. */
  readonly needs?: 'Wallet'
  /** Leaving it ends this part of logging in (U-108). */
  readonly login?: LoginPart
  readonly pairing?: PairingNearness
  /** A network switch that succeeded has settled it: going back passes it. */
  readonly settledBy?: 'NetworkSwitch'
  /**
   * It waits for one wallet; of two, the one with the higher number comes later. Another wallet that is chosen takes
   * its place.
   */
  readonly waits?: 1 | 2 | 3
  /** It is about a wallet that is not in this page. */
  readonly walletIs?: 'Elsewhere'
}

interface ViewRow<Name extends ViewName> extends ViewKind {
  /** What it cannot be drawn without. */
  readonly params: readonly (keyof ViewParams[Name])[]
}

/** What is known of each view by its name: one place for all that treats views of a kind alike. */
const VIEW_TABLE: { readonly [Name in ViewName]: ViewRow<Name> } = {
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
}

/** What is known of a view. */
export const viewRow = (name: ViewName): ViewKind => VIEW_TABLE[name]

/** The views of a kind. */
export const viewsWhere = (is: (row: ViewKind) => boolean): readonly ViewName[] =>
  (Object.keys(VIEW_TABLE) as ViewName[]).filter((name) => is(VIEW_TABLE[name]))

/** Whether there is such a view, and it has what it needs: a host without a compiler may name any. */
export const isView = (view: { readonly name: string; readonly [param: string]: unknown }): view is View =>
  Object.hasOwn(VIEW_TABLE, view.name) &&
  VIEW_TABLE[view.name as ViewName].params.every((param: string) => typeof view[param] === 'string')
