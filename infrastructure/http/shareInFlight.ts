/** Gives those who ask the same while an answer is under way that answer (U-58). */
export const shareInFlight = <A>(send: (url: string) => Promise<A>): ((url: string) => Promise<A>) => {
  const inFlight = new Map<string, Promise<A>>()
  return (url) => {
    const answer = inFlight.get(url) ?? send(url).finally(() => inFlight.delete(url))
    inFlight.set(url, answer)
    return answer
  }
}
