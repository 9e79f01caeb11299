/** A picture that any browser shows. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

let made = 0

/** A valid `info` except for the given fields; each has a unique uuid and rdns. */
export const makeInfo = (info: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> => {
  made += 1
  const uuid = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  return { uuid, rdns: `attack${made}.example`, name: 'Wallet', icon: PICTURE, ...info }
}
