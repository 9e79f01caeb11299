/** Work that can be interrupted between its steps; its result at the end. */
export type Steps<A> = Generator<undefined, A, undefined>
