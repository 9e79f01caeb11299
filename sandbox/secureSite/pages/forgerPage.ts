import { readFields } from '../frame/readFields.js'
import { callSite } from './callSite.js'
import { forgeries } from './forgeries.js'

/** The windows that an app may be in: around this one, or behind it. */
const listeners = (): readonly Window[] => {
  const opener = window.opener as Window | null
  return [...new Set([window.parent, window.parent.parent, ...(opener === null ? [] : [opener])])].filter(
    (each) => each !== window,
  )
}

/** Forges what the secure site would say: in answer to every message, and unasked. Notes what it was told. */
export const forgerPage = (): void => {
  const said = forgeries(document.body.dataset['account'] ?? '', location.origin)
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const { type, id } = readFields.fields(data)
    if (typeof type !== 'string' || !type.startsWith('@w3m-app/')) return
    void callSite('/api/heard', { type })
    const name = type.slice('@w3m-app/'.length)
    source?.postMessage({ id, type: `@w3m-frame/${name}_SUCCESS`, payload: said[name] }, { targetOrigin: '*' })
  })
  for (const listener of listeners()) {
    listener.postMessage({ type: '@w3m-frame/READY', payload: {} }, '*')
    listener.postMessage({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'forged' } }, '*')
    for (const [name, payload] of Object.entries(said))
      listener.postMessage({ id: 'forged', type: `@w3m-frame/${name}_SUCCESS`, payload }, '*')
    listener.postMessage({ type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: false } }, '*')
  }
}
