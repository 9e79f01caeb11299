import {
  AccountRole,
  address,
  type Address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getAddressEncoder,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  getU32Encoder,
  getU64Encoder,
  type Instruction,
  pipe,
  type ReadonlyUint8Array,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'

export const PROGRAMS = {
  system: address('11111111111111111111111111111111'),
  computeBudget: address('ComputeBudget111111111111111111111111111111'),
  associatedTokens: address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
} as const

const { READONLY, READONLY_SIGNER, WRITABLE, WRITABLE_SIGNER } = AccountRole

const u32 = (value: number): ReadonlyUint8Array => getU32Encoder().encode(value)
const u64 = (value: bigint): ReadonlyUint8Array => getU64Encoder().encode(value)
const data = (...parts: readonly (number | ReadonlyUint8Array)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part])))

export interface TokenTransfer {
  readonly program: Address
  readonly mint: Address
  readonly decimals: number
  readonly source: Address
  readonly destination: Address
}

/** Instructions of transfers, in the programs' binary layouts. */
export const INSTRUCTIONS = {
  limitUnits: (units: number): Instruction => ({ programAddress: PROGRAMS.computeBudget, data: data(2, u32(units)) }),
  priceUnits: (microLamports: bigint): Instruction => ({
    programAddress: PROGRAMS.computeBudget,
    data: data(3, u64(microLamports)),
  }),
  sendCoins: (from: Address, to: Address, lamports: bigint): Instruction => ({
    programAddress: PROGRAMS.system,
    accounts: [
      { address: from, role: WRITABLE_SIGNER },
      { address: to, role: WRITABLE },
    ],
    data: data(u32(2), u64(lamports)),
  }),
  /** Idempotent: no effect if the account exists by then. */
  openAccount: (payer: Address, owner: Address, { program, mint, destination }: TokenTransfer): Instruction => ({
    programAddress: PROGRAMS.associatedTokens,
    accounts: [
      { address: payer, role: WRITABLE_SIGNER },
      { address: destination, role: WRITABLE },
      ...[owner, mint, PROGRAMS.system, program].map((read) => ({ address: read, role: READONLY }) as const),
    ],
    data: data(1),
  }),
  /** `transferChecked`: fails for another mint or other decimals. */
  sendTokens: (
    owner: Address,
    units: bigint,
    { program, mint, decimals, source, destination }: TokenTransfer,
  ): Instruction => ({
    programAddress: program,
    accounts: [
      { address: source, role: WRITABLE },
      { address: mint, role: READONLY },
      { address: destination, role: WRITABLE },
      { address: owner, role: READONLY_SIGNER },
    ],
    data: data(12, u64(units), decimals),
  }),
} as const

/** Address of an owner's associated token account; `program` is the mint's. */
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

/** Enough priority on a usual day, at most 5,000 lamports for these transactions: less than a signature costs. */
const MICRO_LAMPORTS_A_UNIT = 50_000n

export interface Compiled {
  /** Unsigned, in base64, the form that wallets accept. */
  readonly transaction: string
  /** The signed part, in base64. */
  readonly message: string
}

export interface Lifetime {
  readonly blockhash: string
  readonly lastValidBlockHeight: bigint
}

/** A transaction that `payer` signs and pays for. Legacy format: every wallet signs it. */
export const compile = (
  payer: Address,
  lifetime: Lifetime,
  unitLimit: number,
  instructions: readonly Instruction[],
): Compiled => {
  const compiled = compileTransaction(
    pipe(
      createTransactionMessage({ version: 'legacy' }),
      (empty) => setTransactionMessageFeePayer(payer, empty),
      (paid) =>
        setTransactionMessageLifetimeUsingBlockhash({ ...lifetime, blockhash: blockhash(lifetime.blockhash) }, paid),
      (timed) =>
        appendTransactionMessageInstructions(
          [INSTRUCTIONS.limitUnits(unitLimit), INSTRUCTIONS.priceUnits(MICRO_LAMPORTS_A_UNIT), ...instructions],
          timed,
        ),
    ),
  )
  return {
    transaction: getBase64EncodedWireTransaction(compiled),
    message: getBase64Decoder().decode(compiled.messageBytes),
  }
}
