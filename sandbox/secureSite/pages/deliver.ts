import { element } from '../../browserWallets/element.js'
import type { Fields } from '../frame/fields.js'
import type { Delivery } from '../frame/faults.js'

/** Page of a nested frame: forwards messages of the enclosing frame to the app. */
export const senderFramePage = (): void => {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { source, data } = event
    if (source !== window.parent || typeof data !== 'object' || data === null || !('say' in data)) return
    window.parent.parent.postMessage(data.say, '*')
  })
  window.parent.postMessage('ready', '*')
}

const senderFrames = new Map<string, Promise<HTMLIFrameElement>>()

const openSenderFrame = (origin: string): Promise<HTMLIFrameElement> =>
  new Promise((resolve) => {
    const frame = element('iframe', { src: `${origin}/mouth`, title: 'Another voice', hidden: '' })
    window.addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow && data === 'ready') resolve(frame)
    })
    document.body.append(frame)
  })

/** Posts a message to the app from a nested frame: of another origin, or of this origin. */
const postFrom = async (origin: string, message: Fields): Promise<void> => {
  const mouth = senderFrames.get(origin) ?? openSenderFrame(origin)
  senderFrames.set(origin, mouth)
  const frame = await mouth
  frame.contentWindow?.postMessage({ say: message }, origin)
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Posts a message as the server's delivery specifies. */
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
    else await postFrom(from === 'otherOrigin' ? (document.body.dataset['forger'] ?? '') : location.origin, said)
  }
}
