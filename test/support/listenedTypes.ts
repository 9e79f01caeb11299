import sinon from 'sinon'

/** The event types with listeners on a target, one entry for each listener that was added since and not removed. */
export const listenedTypes = (target: EventTarget): (() => readonly string[]) => {
  const added = sinon.spy(target, 'addEventListener')
  const removed = sinon.spy(target, 'removeEventListener')
  return () => {
    const gone = removed.args.map(([type]) => type)
    return added.args.flatMap(([type]) => {
      const at = gone.indexOf(type)
      if (at >= 0) gone.splice(at, 1)
      return at >= 0 ? [] : [type]
    })
  }
}
