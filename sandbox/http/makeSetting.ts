/** What a call says; `set` without a value brings back what it said at the start. */
export interface Setting<A> {
  readonly read: () => A
  readonly set: (next?: A) => void
}

export const makeSetting = <A>(first: A): Setting<A> => {
  let current = first
  return {
    read: () => current,
    set: (next = first) => {
      current = next
    },
  }
}
