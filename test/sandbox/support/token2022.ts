import { Keypair, PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import type { solanaOf } from './solanaOf.js'
import { splToken } from './splToken.js'

const TOKEN_2022 = new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
const MINT_WITH_FEE_BYTES = 278
const DECIMALS = 4

const numbers = (...parts: readonly (readonly [bytes: 1 | 2 | 8, value: bigint | number])[]): Buffer =>
  Buffer.concat(
    parts.map(([bytes, value]) => {
      const part = Buffer.alloc(8)
      part.writeBigUInt64LE(BigInt(value))
      return part.subarray(0, bytes)
    }),
  )

/** Creates a Token-2022 token with a transfer fee of one percent, and mints some to the payer. */
export const token2022 = async ({ connection }: ReturnType<typeof solanaOf>, payer: Keypair, units: bigint) => {
  const mint = Keypair.generate()
  const instruction = (data: Buffer, ...keys: TransactionInstruction['keys']) =>
    new TransactionInstruction({
      programId: TOKEN_2022,
      keys: [{ pubkey: mint.publicKey, isSigner: false, isWritable: true }, ...keys],
      data,
    })
  const accountOf = (owner: PublicKey): PublicKey => splToken.accountOf(owner, mint.publicKey, TOKEN_2022)
  const lamports = await connection.getMinimumBalanceForRentExemption(MINT_WITH_FEE_BYTES)
  const making = [
    SystemProgram.createAccount({
      fromPubkey: payer.publicKey,
      newAccountPubkey: mint.publicKey,
      lamports,
      space: MINT_WITH_FEE_BYTES,
      programId: TOKEN_2022,
    }),
    instruction(numbers([1, 26], [1, 0], [1, 0], [1, 0], [2, 100], [8, 2n ** 63n])),
    instruction(Buffer.concat([numbers([1, 20], [1, DECIMALS]), payer.publicKey.toBuffer(), numbers([1, 0])])),
    splToken.createAccount(payer.publicKey, payer.publicKey, mint.publicKey, TOKEN_2022),
    instruction(
      numbers([1, 7], [8, units]),
      { pubkey: accountOf(payer.publicKey), isSigner: false, isWritable: true },
      { pubkey: payer.publicKey, isSigner: true, isWritable: false },
    ),
  ]
  await splToken.send(connection, making, [payer, mint])
  return { mint: mint.publicKey, accountOf }
}
