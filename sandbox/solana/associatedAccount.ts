import { type Address, address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'

const TOKEN = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const ASSOCIATED = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** Where an owner's tokens of a mint are, unless put elsewhere. */
export const associatedAccount = async (owner: Address, mint: Address): Promise<Address> => {
  const { encode } = getAddressEncoder()
  const [derived] = await getProgramDerivedAddress({
    programAddress: ASSOCIATED,
    seeds: [encode(owner), encode(TOKEN), encode(mint)],
  })
  return derived
}
