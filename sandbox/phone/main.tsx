import './phone.css'
import { createRoot } from 'react-dom/client'
import type { PhoneFile } from './PhoneState.js'
import { stubSdkEnv } from './sdkPatches.js'

/**
 * Pairing link in this page's address, as sites open web wallets: `<wallet>/wc?uri=<link>`. Removed from the address
 * bar, because it is a secret for a single pairing.
 */
const takeLink = (): string | undefined => {
  if (location.pathname !== '/wc') return undefined
  const link = new URLSearchParams(location.search).get('uri')
  history.replaceState(history.state, '', '/')
  return link ?? undefined
}

stubSdkEnv()
const link = takeLink()
/** Cast is safe: the phone's own server writes this file. */
const file = (await (await fetch('/phone.json')).json()) as PhoneFile
const [{ openPhone }, { Phone }] = await Promise.all([import('./openPhone.js'), import('./Phone.js')])
const root = document.getElementById('phone')
if (root === null) throw new Error('phone.html has no #phone')
const phone = await openPhone(file)
createRoot(root).render(<Phone phone={phone} chains={Object.keys(file.rpc)} />)
if (link !== undefined) void phone.pair(link)
