import { Observable } from 'rxjs'

/** Emits once: `true` when it is the subscriber's turn, which lasts until it unsubscribes; `false` if too many wait. */
export type KeyedQueue = (line: string) => Observable<boolean>

/** Serves one subscriber at a time per line, first come first served; at most `mostWaiting` wait behind it. */
export const keyedQueue = (mostWaiting: number): KeyedQueue => {
  const lines = new Map<string, (() => void)[]>()
  return (line) =>
    new Observable((subscriber) => {
      const queue = lines.get(line) ?? []
      if (queue.length > mostWaiting) return subscriber.next(false)
      const begin = (): void => subscriber.next(true)
      lines.set(line, queue)
      queue.push(begin)
      if (queue[0] === begin) begin()
      return () => {
        const hadTurn = queue[0] === begin
        queue.splice(queue.indexOf(begin), 1)
        if (queue.length === 0) lines.delete(line)
        if (hadTurn) queue[0]?.()
      }
    })
}
