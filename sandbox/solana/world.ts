import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getAddressEncoder,
  getProgramDerivedAddress,
  getTransactionEncoder,
  type Instruction,
  lamports,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Signature,
} from '@solana/kit'
import type { Ledger } from './Ledger.js'
import { readTransaction } from './wire.js'
import { SOLANA_PLAN, type SolanaKey, solanaKey } from './plan.js'
import type { Faucet } from './sendMethods.js'
import { INSTRUCTIONS } from './instructions.js'
import { makeLedger } from './makeLedger.js'

const TOKEN = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const ASSOCIATED = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** Address of an owner's associated token account. */
const associatedAccount = async (owner: Address, mint: Address): Promise<Address> => {
  const { encode } = getAddressEncoder()
  const [derived] = await getProgramDerivedAddress({
    programAddress: ASSOCIATED,
    seeds: [encode(owner), encode(TOKEN), encode(mint)],
  })
  return derived
}

type Sender = (instructions: readonly Instruction[], others?: readonly SolanaKey[]) => Signature

/** Sends instructions paid by `payer`; throws if the chain rejects them. */
const makeSender =
  (ledger: Ledger, payer: SolanaKey): Sender =>
  (instructions, others = []) => {
    const { blockhash: latest, lastValidBlockHeight } = ledger.latestBlockhash()
    const message = pipe(
      createTransactionMessage({ version: 'legacy' }),
      (empty) => setTransactionMessageFeePayer(payer.address, empty),
      (paid) =>
        setTransactionMessageLifetimeUsingBlockhash({ blockhash: blockhash(latest), lastValidBlockHeight }, paid),
      (timed) => appendTransactionMessageInstructions(instructions, timed),
    )
    const { messageBytes, signatures } = compileTransaction(message)
    const bytes = Uint8Array.from(messageBytes)
    const signed = Object.fromEntries([payer, ...others].map((signer) => [signer.address, signer.sign(bytes)]))
    const wire = getTransactionEncoder().encode({ messageBytes, signatures: { ...signatures, ...signed } })
    const landed = ledger.send(readTransaction(Uint8Array.from(wire)))
    if (landed === undefined || landed.execution.failure !== undefined)
      throw new Error(`the sandbox's own transaction failed: ${landed?.execution.failure?.words ?? 'it did not land'}`)
    return landed.read.signature
  }

const SYSTEM = address('11111111111111111111111111111111')
const MINT_BYTES = 82n

export interface World {
  readonly ledger: Ledger
  readonly faucet: Faucet
  readonly keys: readonly SolanaKey[]
  readonly mint: string
}

/** A populated chain. Coins exist from the first block; the token is created by ordinary transactions. */
export const makeWorld = async (seed: string): Promise<World> => {
  const ledger = makeLedger()
  const { svm } = ledger
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
  const send = makeSender(ledger, rich)
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
    ledger,
    keys,
    mint: mint.address,
    faucet: { give: (to, amount) => send([INSTRUCTIONS.transfer(rich.address, to, amount)]) },
  }
}
