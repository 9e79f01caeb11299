import { refusal } from '../walletStandard/refusal.js'
import { askMethod } from './askMethod.js'
import type { PairedCall } from './PairedCall.js'
import type { PairedMethod } from './PairedMethod.js'

const UNSUPPORTED_METHOD = 4200

/** Asks by the list of a namespace's methods. */
export const askListed =
  (methods: Readonly<Record<string, PairedMethod>>) =>
  async (call: PairedCall): Promise<unknown> => {
    const { method } = call.request
    const known = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (known === undefined) throw refusal(UNSUPPORTED_METHOD, `There is no method ${method} here.`)
    return askMethod(call, known)
  }
