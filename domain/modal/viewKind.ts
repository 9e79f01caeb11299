/** The login flow that a view belongs to. */
type LoginPart = 'email' | 'social' | 'emailUpdate'

/** How close a view is to pairing a phone: it shows the code, probably leads to it, or keeps an existing one alive. */
export type PairingNearness = 'Shown' | 'Near' | 'Held'

/** What the views of a kind have in common. */
export interface ViewKind {
  /** The view needs a connected wallet: it does not open without one, and closes with the last one. */
  readonly needs?: 'Wallet'
  /** Leaving the view ends this login flow (U-108). */
  readonly login?: LoginPart
  readonly pairing?: PairingNearness
  /** A successful network switch settles the view: going back skips it. */
  readonly settledBy?: 'NetworkSwitch'
  /** The view waits for one wallet; the higher number is the later step. Choosing another wallet replaces the view. */
  readonly waits?: 1 | 2 | 3
  /** The view is about a wallet that is not in this page. */
  readonly walletIs?: 'Elsewhere'
}

/** Kinds of views, by name; `Params`: the parameters of each. */
export type ViewKinds<Params> = { readonly [Name in keyof Params]: ViewKind }

/** Required parameters of views, by name. */
export type NeededParams<Params> = { readonly [Name in keyof Params]: readonly (keyof Params[Name])[] }

/** All properties of a feature's views, by name. */
export type ViewRows<Params> = {
  readonly [Name in keyof Params]: ViewKind & { readonly params: NeededParams<Params>[Name] }
}
