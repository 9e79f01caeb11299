/** The visible amounts and values with this text; a number has its own element inside. */
export const amountsOf = (text: string): readonly HTMLElement[] =>
  [...document.querySelectorAll('bdi')].filter(({ textContent }) => textContent === text)

/** The amount with this text; fails unless there is exactly one. */
export const amountOf = (text: string): HTMLElement => {
  const [found, ...others] = amountsOf(text)
  if (found === undefined || others.length > 0)
    throw new Error(`${text} is shown ${others.length + Number(!!found)} times`)
  return found
}
