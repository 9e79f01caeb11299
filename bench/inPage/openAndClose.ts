import { isReady, type ReadyWhen } from './readyWhen.js'

const frame = (): Promise<number> => new Promise(requestAnimationFrame)

const until = async (holds: () => boolean, what: string): Promise<void> => {
  for (let frames = 0; !holds(); frames += 1) {
    if (frames > 600) throw new Error(`never ${what}`)
    await frame()
  }
}

/**
 * Closes a native dialog by its method, because a synthetic Escape does not close it, and any other dialog with Escape.
 */
const close = (dialog: Element | null): void => {
  if (dialog instanceof HTMLDialogElement) dialog.close()
  else {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    )
  }
}

export interface OpenAndClose {
  /** CSS selectors. */
  readonly opener: string
  readonly dialog: string
  readonly rows: ReadyWhen
}

/** Opens the dialog with its button and closes it, `times` times, waiting for rows each time. */
export const openAndClose = async ({ opener, dialog, rows }: OpenAndClose, times: number): Promise<void> => {
  const button = document.querySelector<HTMLElement>(opener)
  if (button === null) throw new Error(`there is no button: ${opener}`)
  for (let round = 0; round < times; round += 1) {
    button.click()
    await until(() => isReady(rows), 'open')
    await frame()
    close(document.querySelector(dialog))
    await until(() => document.querySelector(dialog) === null, 'closed')
  }
}
