import type { SecureSiteFault } from '../SecureSiteFault.js'
import type { Delivery } from './Delivery.js'
import type { Fields } from './Fields.js'

/** How a true message is delivered when this goes wrong with it. */
export const deliveryOf = (message: Fields, fault: SecureSiteFault | undefined, forgerSdk: string): Delivery => {
  const { silent = false, delayMs = 0, copies = 1, from = 'here', leave = false, id, type } = fault ?? {}
  const how: Delivery = { delayMs, copies, from }
  if (leave) return { ...how, leaveFor: forgerSdk }
  if (silent) return how
  const said: Fields = {
    ...message,
    ...(fault !== undefined && 'payload' in fault ? { payload: fault.payload } : {}),
    ...(type === undefined ? {} : { type }),
    ...(id === undefined ? {} : { id }),
  }
  return { ...how, message: said }
}
