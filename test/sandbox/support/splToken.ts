import {
  type Connection,
  type Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'

const TOKEN = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const ASSOCIATED = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

const accountOf = (owner: PublicKey, mint: PublicKey, program = TOKEN): PublicKey =>
  PublicKey.findProgramAddressSync([owner.toBytes(), program.toBytes(), mint.toBytes()], ASSOCIATED)[0]

const to = (pubkey: PublicKey, isWritable = false, isSigner = false) => ({ pubkey, isWritable, isSigner })

/** The parts of spl-token that a transfer needs, built with web3.js alone. */
export const splToken = {
  program: TOKEN,
  accountOf,
  createAccount: (payer: PublicKey, owner: PublicKey, mint: PublicKey, program = TOKEN): TransactionInstruction =>
    new TransactionInstruction({
      programId: ASSOCIATED,
      keys: [
        to(payer, true, true),
        to(accountOf(owner, mint, program), true),
        to(owner),
        to(mint),
        to(SystemProgram.programId),
        to(program),
      ],
      data: Buffer.of(1),
    }),
  transferChecked: (
    from: PublicKey,
    receiver: PublicKey,
    mint: PublicKey,
    amount: bigint,
    decimals: number,
  ): TransactionInstruction => {
    const data = Buffer.alloc(10)
    data.writeUInt8(12, 0)
    data.writeBigUInt64LE(amount, 1)
    data.writeUInt8(decimals, 9)
    return new TransactionInstruction({
      programId: TOKEN,
      keys: [to(accountOf(from, mint), true), to(mint), to(accountOf(receiver, mint), true), to(from, false, true)],
      data,
    })
  },
  /** Without a socket: an accepted transaction of the sandbox's chain is final. The first signer pays. */
  send: async (
    connection: Connection,
    instructions: readonly TransactionInstruction[],
    signers: readonly [Keypair, ...Keypair[]],
  ): Promise<void> => {
    const transaction = new Transaction({
      feePayer: signers[0].publicKey,
      ...(await connection.getLatestBlockhash()),
    }).add(...instructions)
    transaction.sign(...signers)
    await connection.sendRawTransaction(transaction.serialize())
  },
}
