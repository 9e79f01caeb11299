/** The amounts and values on screen that read so: a number has an element of its own in them. */
export const amountsOf = (text: string): readonly HTMLElement[] =>
  [...document.querySelectorAll('bdi')].filter(({ textContent }) => textContent === text)

/** The amount that reads so; fails where there is none, or more than one. */
export const amountOf = (text: string): HTMLElement => {
  const [found, ...others] = amountsOf(text)
  if (found === undefined || others.length > 0)
    throw new Error(`${text} is shown ${others.length + Number(!!found)} times`)
  return found
}
