import type { AccountState } from 'portico'

/** Texts of the shop; Portico has its own. */
export interface Words {
  readonly skip: string
  readonly tonight: string
  readonly yourSeats: string
  readonly developers: string
  readonly headline: string
  readonly lead: string
  readonly theme: string
  readonly system: string
  readonly light: string
  readonly dark: string
  readonly language: string
  readonly hold: (show: string) => string
  readonly held: string
  readonly release: (show: string) => string
  readonly connectFirst: string
  readonly noSeats: string
  readonly account: string
  readonly status: string
  readonly statuses: Readonly<Record<'disconnected' | 'connecting' | 'connected', string>>
  readonly address: string
  readonly network: string
  readonly unknownNetwork: (id: string) => string
  readonly balance: string
  readonly wallet: string
  readonly loggedInAs: string
  readonly kind: string
  readonly kinds: Readonly<Record<AccountState['preferredAccountType'], string>>
  readonly nothing: string
  readonly doorCode: string
  readonly doorCodeLead: string
  /** For door codes that the shop's server gives to signed-in visitors. */
  readonly doorCodeByServer: string
  readonly noDoorCode: string
  readonly sign: string
  readonly signing: string
  readonly signed: (address: string) => string
  readonly signedByOther: string
  readonly notSigned: (reason: string) => string
  readonly tipJar: string
  readonly tipLead: string
  readonly tip: string
  readonly tipped: (hash: string) => string
  readonly notTipped: (reason: string) => string
  readonly ownLink: string
  readonly showLink: string
  readonly events: string
  readonly noEvents: string
  /** Texts in the slots of Portico's dialog. */
  readonly slots: Readonly<
    Record<
      | 'back'
      | 'close'
      | 'help'
      | 'empty'
      | 'gift'
      | 'guests'
      | 'seats'
      | 'seatsNote'
      | 'invoices'
      | 'lamp'
      | 'lampLead',
      string
    >
  >
  readonly remove: string
  readonly removed: string
}
