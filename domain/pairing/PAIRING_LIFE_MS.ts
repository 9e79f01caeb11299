/** How long a pairing lives from the creation of its link (S4-05). */
export const PAIRING_LIFE_MS = 240_000
