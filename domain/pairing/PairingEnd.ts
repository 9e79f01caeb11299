/** How a pairing ended whose place a new one takes (U-46). `Lost`: the relay's socket broke. */
export type PairingEnd = 'Expired' | 'Rejected' | 'Lost'
