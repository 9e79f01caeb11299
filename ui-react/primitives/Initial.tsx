import { initial } from './Initial.styles.js'

/** The letter that stands for a name without a picture: drawn, and no text of the page, so that no name is read with it. */
export const Initial = ({ name }: { readonly name: string }) => (
  <span className={initial} data-letter={(Array.from(name)[0] ?? '?').toLocaleUpperCase()} />
)
