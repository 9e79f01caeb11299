import { FEATURE_VIEWS } from './featureViews.js'
import type { CoreViewParams, View } from './view.js'
import type { NeededParams } from './viewKind.js'

/** Required parameters of the core's views. */
const NEEDED_PARAMS: NeededParams<CoreViewParams> = {
  Connect: [],
  ConnectingMultiChain: ['walletId'],
  ConnectingExternal: ['walletId'],
  ConnectingWalletConnect: [],
  ConnectingWalletConnectBasic: [],
  EmailLogin: [],
  ConnectingSocial: ['provider'],
  ConnectingFarcaster: [],
  UpdateEmailWallet: [],
  ApproveTransaction: [],
  Account: [],
  AllWallets: [],
  ProfileWallets: [],
  Downloads: ['walletId'],
  GetWallet: [],
  WhatIsAWallet: [],
  WhatIsANetwork: [],
  Networks: [],
  SwitchNetwork: ['networkId'],
  SwitchActiveChain: ['networkId'],
  UnsupportedChain: [],
}

type Table = Readonly<Record<string, readonly string[]>>
type FeatureTable = Readonly<Record<string, { readonly params: readonly string[] }>>

/** Required parameters of a view; `undefined` for an unknown name. */
const neededBy = (name: string): readonly string[] | undefined => {
  if (Object.hasOwn(NEEDED_PARAMS, name)) return (NEEDED_PARAMS as Table)[name]
  return Object.values<FeatureTable>(FEATURE_VIEWS).find((rows) => Object.hasOwn(rows, name))?.[name]?.params
}

/** Whether the view exists and has its required parameters: an untyped host may name any. */
export const isView = (view: { readonly name: string; readonly [param: string]: unknown }): view is View =>
  neededBy(view.name)?.every((param) => typeof view[param] === 'string') === true
