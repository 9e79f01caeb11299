import type { Delivery } from '../frame/Delivery.js'
import type { Fields } from '../frame/Fields.js'
import { speakAs } from './speakAs.js'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Posts what the server says is to be posted, in the way it says. */
export const deliver = async (
  { message, delayMs, copies, from, leaveFor }: Delivery,
  id: unknown,
  appOrigin: string,
): Promise<void> => {
  if (delayMs > 0) await wait(delayMs)
  if (leaveFor !== undefined) return location.assign(leaveFor)
  if (message === undefined) return
  const said: Fields = id === undefined ? message : { id, ...message }
  for (let copy = 0; copy < copies; copy += 1) {
    if (from === 'here') window.parent.postMessage(said, appOrigin)
    else await speakAs(from === 'otherOrigin' ? (document.body.dataset['forger'] ?? '') : location.origin, said)
  }
}
