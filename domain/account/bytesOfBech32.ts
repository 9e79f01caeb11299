/** The bytes behind values of five bits; `undefined` where bits are left over that say something (BIP-173). */
export const bytesOfBech32 = (values: readonly number[]): Uint8Array | undefined => {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const value of values) {
    held = ((held << 5) | value) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  return bits < 5 && (held & ((1 << bits) - 1)) === 0 ? Uint8Array.from(bytes) : undefined
}
