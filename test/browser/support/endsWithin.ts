/** The result of `work`; rejects after a timeout. The work itself is not stopped. */
export const endsWithin = <A>(ms: number, work: Promise<A>): Promise<A> => {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`This took longer than ${ms / 1000} s.`)), ms)
  })
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}
