import type { Locator } from 'playwright-core'

export interface ShownRow {
  readonly name: string
  /** Its label: its tag, or else the heading above it. */
  readonly tag: string
  readonly icon: boolean
}

/** The rows of a wallet list, as rendered. */
export const readRows = (list: Locator): Promise<readonly ShownRow[]> =>
  list.getByRole('listitem').evaluateAll((items) =>
    items.flatMap((item, at) => {
      const button = item.querySelector('button')
      if (button === null) return []
      const [, , tag] = button.children
      const heading = items.slice(0, at).findLast((other) => other.querySelector('h3') !== null)
      return {
        name: button.querySelector('bdi')?.textContent ?? '',
        tag: tag === undefined ? (heading?.textContent ?? '') : (button.lastElementChild?.textContent ?? ''),
        icon: button.querySelector('img') !== null,
      }
    }),
  )
