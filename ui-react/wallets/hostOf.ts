/** The host of a web address, which tells a visitor where a link leads. */
export const hostOf = (address: string): string => {
  try {
    return new URL(address).host
  } catch {
    return address
  }
}
