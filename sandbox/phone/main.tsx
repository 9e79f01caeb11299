import './phone.css'
import { createRoot } from 'react-dom/client'
import type { PhoneFile } from './PhoneFile.js'
import { pretendTest } from './pretendTest.js'
import { takeLink } from './takeLink.js'

pretendTest()
const link = takeLink()
/** Written by the phone's own server, beside this page. */
const file = (await (await fetch('/phone.json')).json()) as PhoneFile
const [{ openPhone }, { Phone }] = await Promise.all([import('./openPhone.js'), import('./Phone.js')])
const root = document.getElementById('phone')
if (root === null) throw new Error('phone.html has no #phone')
const phone = await openPhone(file)
createRoot(root).render(<Phone phone={phone} chains={Object.keys(file.rpc)} />)
if (link !== undefined) void phone.pair(link)
