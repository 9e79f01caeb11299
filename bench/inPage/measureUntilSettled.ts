/** A list without changes for this long has settled. */
const QUIET_MS = 200

/**
 * Measures the ms from the next click, by its event time stamp, to the last change of the dialog's elements, text and
 * attributes. Call it before the click. Rejects if the dialog does not open or settle before `deadlineMs`.
 */
export const measureUntilSettled = (dialog: string, deadlineMs: number): Promise<number> =>
  new Promise((resolve, reject) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        let quiet: ReturnType<typeof setTimeout> | undefined
        const changes = new MutationObserver((records) => {
          const changedAt = performance.now()
          const element = document.querySelector(dialog)
          const isWithin = ({ target, addedNodes }: MutationRecord): boolean =>
            element !== null && (element.contains(target) || [...addedNodes].some((added) => added.contains(element)))
          if (!records.some(isWithin)) return
          clearTimeout(quiet)
          quiet = setTimeout(() => end(() => resolve(changedAt - timeStamp)), QUIET_MS)
        })
        const end = (settle: () => void): void => {
          changes.disconnect()
          clearTimeout(quiet)
          clearTimeout(deadline)
          settle()
        }
        const deadline = setTimeout(() => end(() => reject(new Error(`not settled: ${dialog}`))), deadlineMs)
        changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      },
      { capture: true, once: true },
    )
  })
