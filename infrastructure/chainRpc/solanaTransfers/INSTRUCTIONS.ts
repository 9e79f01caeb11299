import {
  AccountRole,
  type Address,
  getU32Encoder,
  getU64Encoder,
  type Instruction,
  type ReadonlyUint8Array,
} from '@solana/kit'
import { PROGRAMS } from './PROGRAMS.js'

const { READONLY, READONLY_SIGNER, WRITABLE, WRITABLE_SIGNER } = AccountRole

const u32 = (value: number): ReadonlyUint8Array => getU32Encoder().encode(value)
const u64 = (value: bigint): ReadonlyUint8Array => getU64Encoder().encode(value)
const data = (...parts: readonly (number | ReadonlyUint8Array)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part])))

export interface TokenMove {
  readonly program: Address
  readonly mint: Address
  readonly decimals: number
  readonly source: Address
  readonly destination: Address
}

/** The instructions that transfers are made of, by the layouts of the programs. */
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
  /** Does nothing where the account is there by then. */
  openAccount: (payer: Address, owner: Address, { program, mint, destination }: TokenMove): Instruction => ({
    programAddress: PROGRAMS.associatedTokens,
    accounts: [
      { address: payer, role: WRITABLE_SIGNER },
      { address: destination, role: WRITABLE },
      ...[owner, mint, PROGRAMS.system, program].map((read) => ({ address: read, role: READONLY }) as const),
    ],
    data: data(1),
  }),
  /** `transferChecked`: fails where the mint is another one, or counts in other places. */
  sendTokens: (
    owner: Address,
    units: bigint,
    { program, mint, decimals, source, destination }: TokenMove,
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
