import type * as E from 'fp-ts/Either'

/** An answer that a test resolves. */
export const anAnswer = <Error, A>() => {
  let give: (answer: E.Either<Error, A>) => void = () => undefined
  const promise = new Promise<E.Either<Error, A>>((resolve) => (give = resolve))
  return { task: (): Promise<E.Either<Error, A>> => promise, give: (answer: E.Either<Error, A>): void => give(answer) }
}
