import type { WalletHref } from './WalletHref.js'

/** One way to open a wallet's app or page. */
export type WalletLink =
  /** With what it is opened for: a pairing, or a request that waits. */
  | {
      readonly _tag: 'Carrier'
      /** `https://…`, or the app's own scheme, as the directory writes it. */
      readonly base: string
      readonly target: WalletHref['target']
      /** On Android, the one app that may take it. */
      readonly app?: string
      /** What it carries is encoded once, or once more where it is decoded on its way. */
      readonly encodings: 1 | 2
    }
  /** This page, in the wallet's own browser. */
  | ({ readonly _tag: 'Page' } & WalletHref)

/** A link that carries something. */
export type CarrierLink = Extract<WalletLink, { readonly _tag: 'Carrier' }>
