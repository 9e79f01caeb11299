/** Which part of logging in a view belongs to. */
type LoginPart = 'email' | 'social' | 'emailUpdate'

/** How near a view is to pairing a phone: the code is shown, is likely to be, or one that was made is kept. */
export type PairingNearness = 'Shown' | 'Near' | 'Held'

/** What the views of a kind have in common. */
export interface ViewKind {
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

/** The kinds of views, by their names; `Params`: the parameters of each. */
export type ViewKinds<Params> = { readonly [Name in keyof Params]: ViewKind }

/** What views cannot be drawn without, by their names. */
export type NeededParams<Params> = { readonly [Name in keyof Params]: readonly (keyof Params[Name])[] }

/** All that is known of the views of a feature, by their names. */
export type ViewRows<Params> = {
  readonly [Name in keyof Params]: ViewKind & { readonly params: NeededParams<Params>[Name] }
}
