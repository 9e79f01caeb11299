/** What the host lets a visitor do about networks. */
export interface NetworkRules {
  /** Whether the visitor can move to another network here. */
  readonly switching: 'Allowed' | 'Off'
  /** Whether the page works on a network that the host did not configure (S4-18). */
  readonly unsupported: 'Allowed' | 'Refused'
}
