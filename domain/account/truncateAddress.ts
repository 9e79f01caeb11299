const FIRST = 4
const LAST = 6

/** First 4 and last 6 characters, for lists only: where money moves, the whole address is shown (S5-21). */
export const truncateAddress = (address: string): string =>
  address.length <= FIRST + LAST ? address : `${address.slice(0, FIRST)}…${address.slice(-LAST)}`
