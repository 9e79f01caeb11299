import type { Fields } from '../frame/Fields.js'
import { readFields } from '../frame/readFields.js'
import { SiteError } from '../SiteError.js'

/** The address in a payload; the words of its refusal are those that apps look for (wire reference 1.12, 8). */
export const emailIn = (payload: Fields): string => {
  const email = readFields.maybeText(payload, 'email')
  if (email === undefined || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new SiteError('Invalid email')
  return email
}
