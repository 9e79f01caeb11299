// The fp-ts types used in public declarations, copied: Node cannot resolve `fp-ts/TaskEither`, so no published type may
// import it. Structurally identical to fp-ts's own.

export interface Left<E> {
  readonly _tag: 'Left'
  readonly left: E
}

export interface Right<A> {
  readonly _tag: 'Right'
  readonly right: A
}

export type Either<E, A> = Left<E> | Right<A>

/** Returns an error of the union or a result; never rejects. */
export interface TaskEither<E, A> {
  (): Promise<Either<E, A>>
}
