export const isFilled = <A>(list: readonly A[]): list is readonly [A, ...A[]] => list.length > 0
