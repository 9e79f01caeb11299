const LONGEST_SHOWN = 30

/** An e-mail over 30 characters is cut, keeping its domain readable where that fits (S5-19). */
export const truncateEmail = (email: string): string => {
  if (email.length <= LONGEST_SHOWN) return email
  const domain = email.slice(email.lastIndexOf('@'))
  const room = LONGEST_SHOWN - domain.length - 1
  return room > 0 ? `${email.slice(0, room)}…${domain}` : `${email.slice(0, LONGEST_SHOWN - 1)}…`
}
