import { isReady, type ReadyWhen } from './readyWhen.js'

const frame = (): Promise<number> => new Promise(requestAnimationFrame)

const until = async (holds: () => boolean, what: string): Promise<void> => {
  for (let frames = 0; !holds(); frames += 1) {
    if (frames > 600) throw new Error(`never ${what}`)
    await frame()
  }
}

/** Opens the dialog with its button and closes it with Escape, that many times, waiting for rows each time. */
export const openAndClose = async (button: HTMLElement, rows: ReadyWhen, times: number): Promise<void> => {
  for (let round = 0; round < times; round += 1) {
    button.click()
    await until(() => isReady(rows), 'open')
    await frame()
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    )
    await until(() => document.querySelector('[role="dialog"]') === null, 'closed')
  }
}
