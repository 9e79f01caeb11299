/** `psbt` and 0xff (BIP-174). */
const MAGIC = [0x70, 0x73, 0x62, 0x74, 0xff]

/** Whether bytes begin as a partially signed transaction does. */
export const isPsbt = (bytes: Uint8Array): boolean => MAGIC.every((byte, place) => bytes[place] === byte)
