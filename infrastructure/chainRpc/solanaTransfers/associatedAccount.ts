import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import { PROGRAMS } from './PROGRAMS.js'

/** Where an owner's tokens of a mint are, unless put elsewhere; `program` is the mint's. */
export const associatedAccount = async ({
  owner,
  mint,
  program,
}: {
  readonly owner: Address
  readonly mint: Address
  readonly program: Address
}): Promise<Address> => {
  const { encode } = getAddressEncoder()
  const [derived] = await getProgramDerivedAddress({
    programAddress: PROGRAMS.associatedTokens,
    seeds: [encode(owner), encode(program), encode(mint)],
  })
  return derived
}
