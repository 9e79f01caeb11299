import type { Readable } from '../../application/kernel/store.js'

/** Every value of a state from now on, the current one first. */
export const valuesOf = <A>({ changes }: Pick<Readable<A>, 'changes'>): readonly A[] => {
  const values: A[] = []
  changes.subscribe((value) => values.push(value))
  return values
}
