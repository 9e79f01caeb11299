import { address, lamports } from '@solana/kit'
import { associatedAccount } from './associatedAccount.js'
import type { Bank } from './Bank.js'
import type { Faucet } from './Faucet.js'
import { INSTRUCTIONS } from './instructions.js'
import { makeBank } from './makeBank.js'
import { makeSender } from './makeSender.js'
import { type SolanaKey, solanaKey } from './solanaKey.js'
import { SOLANA_PLAN } from './solanaPlan.js'

const SYSTEM = address('11111111111111111111111111111111')
const MINT_BYTES = 82n

export interface World {
  readonly bank: Bank
  readonly faucet: Faucet
  readonly keys: readonly SolanaKey[]
  readonly mint: string
}

/** A chain with money on it. Coins are there from the first block; the token is made by transactions like any other. */
export const makeWorld = async (seed: string): Promise<World> => {
  const bank = makeBank()
  const { svm } = bank
  const hold = ({ address: owner }: SolanaKey, amount: bigint): void =>
    svm.setAccount({
      address: owner,
      lamports: lamports(amount),
      data: new Uint8Array(),
      executable: false,
      programAddress: SYSTEM,
      space: 0n,
    })
  const keys = SOLANA_PLAN.lamports.map((amount, place) => {
    const key = solanaKey(seed, String(place))
    hold(key, amount)
    return key
  })
  const rich = solanaKey(seed, 'faucet')
  hold(rich, SOLANA_PLAN.faucetLamports)
  const send = makeSender(bank, rich)
  const mint = solanaKey(seed, 'mint')
  const { decimals, held } = SOLANA_PLAN.token
  send(
    [
      INSTRUCTIONS.createMintAccount(rich.address, mint.address, svm.minimumBalanceForRentExemption(MINT_BYTES)),
      INSTRUCTIONS.initializeMint(mint.address, decimals, rich.address),
    ],
    [mint],
  )
  for (const [place, amount] of held.entries()) {
    const owner = keys[place]
    if (owner === undefined || amount === 0n) continue
    const associated = await associatedAccount(owner.address, mint.address)
    send([
      INSTRUCTIONS.createAssociated(rich.address, associated, owner.address, mint.address),
      INSTRUCTIONS.mintTo(mint.address, associated, rich.address, amount),
    ])
  }
  return {
    bank,
    keys,
    mint: mint.address,
    faucet: { give: (to, amount) => send([INSTRUCTIONS.transfer(rich.address, to, amount)]) },
  }
}
