/**
 * How much a visitor wants a pairing. `Shown`: its link is on screen, and a new one takes the place of a dead one. `Near`: it may be
 * wanted at the next tap. `Held`: what there is stays, and nothing is made.
 */
export type PairingInterest = 'None' | 'Held' | 'Near' | 'Shown'
