import { element } from '../../browserWallets/element.js'
import type { Fields } from '../frame/Fields.js'

const mouths = new Map<string, Promise<HTMLIFrameElement>>()

const openMouth = (origin: string): Promise<HTMLIFrameElement> =>
  new Promise((resolve) => {
    const frame = element('iframe', { src: `${origin}/mouth`, title: 'Another voice', hidden: '' })
    window.addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow && data === 'ready') resolve(frame)
    })
    document.body.append(frame)
  })

/** Has a frame within this one say it to the app: from another origin, or from this one as another frame. */
export const speakAs = async (origin: string, message: Fields): Promise<void> => {
  const mouth = mouths.get(origin) ?? openMouth(origin)
  mouths.set(origin, mouth)
  const frame = await mouth
  frame.contentWindow?.postMessage({ say: message }, origin)
}
