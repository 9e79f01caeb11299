import { AccountRole, type Address, address, getAddressEncoder, type Instruction } from '@solana/kit'

const SYSTEM = address('11111111111111111111111111111111')
const TOKEN = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const ASSOCIATED = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const { READONLY, READONLY_SIGNER, WRITABLE, WRITABLE_SIGNER } = AccountRole

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const u64 = (value: bigint): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes
}
const data = (...parts: readonly (number | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(Buffer.concat(parts.map((part) => (typeof part === 'number' ? Buffer.of(part) : part))))
const bytesOf = (of: Address): Uint8Array => Uint8Array.from(getAddressEncoder().encode(of))

/** The instructions that populate the sandbox's chain, in the programs' binary layouts. */
export const INSTRUCTIONS = {
  transfer: (from: Address, to: Address, lamports: bigint): Instruction => ({
    programAddress: SYSTEM,
    accounts: [
      { address: from, role: WRITABLE_SIGNER },
      { address: to, role: WRITABLE },
    ],
    data: data(u32(2), u64(lamports)),
  }),
  createMintAccount: (payer: Address, mint: Address, lamports: bigint): Instruction => ({
    programAddress: SYSTEM,
    accounts: [
      { address: payer, role: WRITABLE_SIGNER },
      { address: mint, role: WRITABLE_SIGNER },
    ],
    data: data(u32(0), u64(lamports), u64(82n), bytesOf(TOKEN)),
  }),
  initializeMint: (mint: Address, decimals: number, authority: Address): Instruction => ({
    programAddress: TOKEN,
    accounts: [{ address: mint, role: WRITABLE }],
    data: data(20, decimals, bytesOf(authority), 0),
  }),
  createAssociated: (payer: Address, associated: Address, owner: Address, mint: Address): Instruction => ({
    programAddress: ASSOCIATED,
    accounts: [
      { address: payer, role: WRITABLE_SIGNER },
      { address: associated, role: WRITABLE },
      ...[owner, mint, SYSTEM, TOKEN].map((read) => ({ address: read, role: READONLY }) as const),
    ],
    data: data(1),
  }),
  mintTo: (mint: Address, to: Address, authority: Address, amount: bigint): Instruction => ({
    programAddress: TOKEN,
    accounts: [
      { address: mint, role: WRITABLE },
      { address: to, role: WRITABLE },
      { address: authority, role: READONLY_SIGNER },
    ],
    data: data(7, u64(amount)),
  }),
} as const
