/** What has to be on the page for a wait to be over. */
export interface ReadyWhen {
  readonly selector: string
  /** How many elements, at least. */
  readonly minCount: number
  /** A part of the text of each. */
  readonly text?: string
  /** The least height of each, in CSS pixels. */
  readonly minHeight?: number
}

/** Whether it is there. */
export const isReady = ({ selector, minCount: least, text = '', minHeight: tall = 0 }: ReadyWhen): boolean =>
  [...document.querySelectorAll(selector)].filter(
    (element) => element.textContent.includes(text) && (tall === 0 || element.getBoundingClientRect().height >= tall),
  ).length >= least

const whenSeen = (sight: ReadyWhen, seen: () => void): (() => void) => {
  const look = (): void => {
    if (!isReady(sight)) return
    changes.disconnect()
    seen()
  }
  const changes = new MutationObserver(look)
  // Attributes too: the length of a list that draws only a part of itself is one.
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  look()
  return () => changes.disconnect()
}

/** The end of the frame that shows what was just put into the document: the first task after it was drawn. */
const afterFrame = (ended: (at: number) => void): void => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => ended(performance.now())
    port2.postMessage(undefined)
  })
}

/**
 * Milliseconds from the next such event, by its own time stamp (which counts waiting in the queue), to the end of the
 * first frame with the sight in it. Ask before the event; rejects after `deadlineMs`.
 */
export const measureUntilReady = (event: 'click' | 'input', sight: ReadyWhen, deadlineMs: number): Promise<number> =>
  new Promise((resolve, reject) => {
    let stop = (): void => undefined
    const deadline = setTimeout(() => {
      stop()
      reject(new Error(`not in sight: ${JSON.stringify(sight)}`))
    }, deadlineMs)
    const begin = ({ timeStamp }: Event): void => {
      stop = whenSeen(sight, () =>
        afterFrame((at) => {
          clearTimeout(deadline)
          resolve(at - timeStamp)
        }),
      )
    }
    addEventListener(event, begin, { capture: true, once: true })
  })
