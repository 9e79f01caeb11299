import type { Locator } from 'playwright-core'

export interface ShownRow {
  readonly name: string
  readonly tag: string
  readonly icon: boolean
}

/** The rows of a list of wallets, as they are drawn. */
export const readRows = (list: Locator): Promise<readonly ShownRow[]> =>
  list.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => ({
      name: button.querySelector('bdi')?.textContent ?? '',
      tag: button.lastElementChild?.textContent ?? '',
      icon: button.querySelector('img') !== null,
    })),
  )
