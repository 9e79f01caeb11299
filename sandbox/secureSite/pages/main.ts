import './site.css'
import { consentPage } from './consentPage.js'
import { devicePage } from './devicePage.js'
import { farcasterPage } from './farcasterPage.js'
import { forgerPage } from './forgerPage.js'
import { forgerPopup } from './forgerPopup.js'
import { framePage } from './framePage.js'
import { mailboxPage } from './mailboxPage.js'
import { mouthPage } from './mouthPage.js'
import { showText } from './showText.js'

const { page = '', forges } = document.body.dataset
const main = document.querySelector('main')
if (main === null) throw new Error('the page has no main')

const PAGES: Readonly<Record<string, (main: HTMLElement) => unknown>> = {
  sdk: forges === undefined ? framePage : forgerPage,
  mouth: mouthPage,
  loading: (root) => showText(root, 'Loading…'),
  consent: consentPage,
  consented: (root) => showText(root, 'You can close this window.'),
  device: devicePage,
  farcaster: farcasterPage,
  mailbox: mailboxPage,
  popup: forgerPopup,
}
PAGES[page]?.(main)
