import type { Fault } from './Fault.js'

export interface Faults {
  readonly add: (fault: Fault) => void
  readonly clear: () => void
  readonly list: () => readonly Fault[]
  /** The fault that strikes a request, if one does; counts it. */
  readonly strike: (method: string, path: string) => Fault | undefined
}

/** The faults that were ordered; the newest that fits strikes. */
export const makeFaults = (): Faults => {
  let ordered: { readonly fault: Fault; left: number }[] = []
  return {
    add: (fault) => ordered.unshift({ fault, left: fault.times ?? Infinity }),
    clear: () => {
      ordered = []
    },
    list: () => ordered.map(({ fault }) => fault),
    strike: (method, path) => {
      const found = ordered.find(({ fault, left }) => left > 0 && path.includes(fault.match) && (fault.method ?? method) === method)
      if (found !== undefined) found.left -= 1
      return found?.fault
    },
  }
}
