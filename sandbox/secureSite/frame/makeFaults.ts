import type { SecureSiteFault } from '../SecureSiteFault.js'

export interface SecureSiteFaults {
  readonly add: (fault: SecureSiteFault) => void
  readonly clear: () => void
  /** The fault about a message, if there is one; counts it. */
  readonly take: (message: string, method?: unknown) => SecureSiteFault | undefined
}

/** What was ordered; the newest that fits counts. */
export const makeFaults = (): SecureSiteFaults => {
  let given: { readonly fault: SecureSiteFault; left: number }[] = []
  return {
    add: (fault) => void given.unshift({ fault, left: fault.times ?? Infinity }),
    clear: () => {
      given = []
    },
    take: (message, method) => {
      const found = given.find(
        ({ fault, left }) => left > 0 && fault.message === message && (fault.method ?? method) === method,
      )
      if (found !== undefined) found.left -= 1
      return found?.fault
    },
  }
}
