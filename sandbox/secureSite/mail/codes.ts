import { createHash } from 'node:crypto'
import { SiteError } from '../frame/fields.js'

/** Lifetime that the code view states (wire reference 1.12). */
const CODE_LIFE_MS = 20 * 60_000
const TRIES = 5

export interface Code {
  readonly digits: string
  readonly issuedAt: number
  triesLeft: number
}

export interface Codes {
  readonly issue: () => Code
  /** Throws the error for the app if the code is wrong. */
  readonly check: (code: Code | undefined, given: string) => void
}

/** Six-digit codes; the sequence is determined by the seed. */
export const makeCodes = ({ seed, now }: { readonly seed: string; readonly now: () => number }): Codes => {
  let issued = 0
  return {
    issue: () => {
      issued += 1
      const number = createHash('sha256').update(`${seed}/code/${issued}`).digest().readUInt32BE() % 1_000_000
      return { digits: String(number).padStart(6, '0'), issuedAt: now(), triesLeft: TRIES }
    },
    check: (code, given) => {
      if (code === undefined) throw new SiteError('There is no code to confirm. Please ask for a new one')
      if (now() - code.issuedAt >= CODE_LIFE_MS) throw new SiteError('This code has expired. Please ask for a new one')
      if (code.triesLeft === 0) throw new SiteError('Too many wrong codes. Please ask for a new one')
      if (code.digits === given) return
      code.triesLeft -= 1
      throw new SiteError('Invalid code. Please try again')
    },
  }
}
