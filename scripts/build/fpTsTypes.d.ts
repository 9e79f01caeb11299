// What the public declarations need of fp-ts, by itself: Node cannot resolve `fp-ts/TaskEither`, so no
// published type may name it. Structurally these are fp-ts's own types.

export interface Left<E> {
  readonly _tag: 'Left'
  readonly left: E
}

export interface Right<A> {
  readonly _tag: 'Right'
  readonly right: A
}

export type Either<E, A> = Left<E> | Right<A>

/** Answers with a value of the error union or a result; never rejects. */
export interface TaskEither<E, A> {
  (): Promise<Either<E, A>>
}
