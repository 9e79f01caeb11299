import { createHash } from 'node:crypto'
import type { Hashing } from '../../infrastructure/storage/accountHash.js'

/** Hashes as the browser does, but within a turn of the event loop, which virtual time waits for. */
export const promptHashing: Hashing = {
  subtle: {
    digest: async (_algorithm, data) => {
      const bytes = ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : data
      return Uint8Array.from(createHash('sha256').update(new Uint8Array(bytes)).digest()).buffer
    },
  },
  getRandomValues: (bytes) => crypto.getRandomValues(bytes),
}
