/** Condition that ends a measurement. */
export interface ReadyWhen {
  readonly selector: string
  /** Minimum number of elements. */
  readonly minCount: number
  /** Text that each must contain. */
  readonly text?: string
}

export const isReady = ({ selector, minCount, text = '' }: ReadyWhen): boolean =>
  [...document.querySelectorAll(selector)].filter((element) => element.textContent.includes(text)).length >= minCount

const whenSeen = (sight: ReadyWhen, seen: () => void): (() => void) => {
  const look = (): void => {
    if (!isReady(sight)) return
    changes.disconnect()
    seen()
  }
  const changes = new MutationObserver(look)
  // Includes attributes: a dialog may open by one.
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  look()
  return () => changes.disconnect()
}

/** Runs `ended` in the first task after the frame that paints the last change. */
const afterFrame = (ended: (at: number) => void): void => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => ended(performance.now())
    port2.postMessage(undefined)
  })
}

/** From an event to its effect, in ms since the page's time origin. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Measures from the navigation to the end of the first frame in which the page is ready, in ms; or rejects. */
export const measureSinceStart = (sight: ReadyWhen, deadlineMs: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const stop = whenSeen(sight, () =>
      afterFrame((to) => {
        clearTimeout(deadline)
        resolve(to)
      }),
    )
    const deadline = setTimeout(() => {
      stop()
      reject(new Error(`not in sight: ${JSON.stringify(sight)}`))
    }, deadlineMs)
  })

/** Presses a button when a frame has shown it; measures from the navigation to the frame with what it opens, in ms. */
export const measurePressAtOnce = async (button: string, sight: ReadyWhen, deadlineMs: number): Promise<number> => {
  await measureSinceStart({ selector: button, minCount: 1 }, deadlineMs)
  document.querySelector<HTMLElement>(button)?.click()
  return measureSinceStart(sight, deadlineMs)
}

/**
 * Measures from the next event, by its time stamp (which includes the time in the queue), to the end of the first frame
 * in which the page is ready. Call it before the event; rejects after `deadlineMs`.
 */
export const measureUntilReady = (event: 'click' | 'input', sight: ReadyWhen, deadlineMs: number): Promise<Span> =>
  new Promise((resolve, reject) => {
    let stop = (): void => undefined
    const deadline = setTimeout(() => {
      stop()
      reject(new Error(`not in sight: ${JSON.stringify(sight)}`))
    }, deadlineMs)
    const begin = ({ timeStamp }: Event): void => {
      stop = whenSeen(sight, () =>
        afterFrame((to) => {
          clearTimeout(deadline)
          resolve({ from: timeStamp, to })
        }),
      )
    }
    addEventListener(event, begin, { capture: true, once: true })
  })
