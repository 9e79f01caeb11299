/** What has to be on the page for a wait to be over. */
export interface Sight {
  readonly selector: string
  /** How many elements, at least. */
  readonly least: number
  /** A part of the text of each. */
  readonly text?: string
  /** The least height of each, in CSS pixels. */
  readonly tall?: number
}

/** Whether it is there. */
export const isInSight = ({ selector, least, text = '', tall = 0 }: Sight): boolean =>
  [...document.querySelectorAll(selector)].filter(
    (element) => element.textContent.includes(text) && (tall === 0 || element.getBoundingClientRect().height >= tall),
  ).length >= least
