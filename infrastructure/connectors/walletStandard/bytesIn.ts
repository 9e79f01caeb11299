import { readField } from '../../shared/readField.js'
import { readBytes } from './readBytes.js'

/** Reads one field of bytes of a wallet's output. */
export const bytesIn =
  (field: string) =>
  (output: unknown): Uint8Array | undefined =>
    readBytes(readField(output, field))
