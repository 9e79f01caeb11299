import './site.css'
import { consentPage, devicePage, farcasterPage } from './loginPages.js'
import { forgerPage, forgerPopup } from './forgerPages.js'
import { framePage } from './framePage.js'
import { mailboxPage } from './mailboxPage.js'
import { safePage } from '../../safe/safePage.js'
import { senderFramePage } from './deliver.js'
import { showText } from './pageParts.js'

const { page = '', forges } = document.body.dataset
const main = document.querySelector('main')
if (main === null) throw new Error('the page has no main')

const PAGES: Readonly<Record<string, (main: HTMLElement) => unknown>> = {
  sdk: forges === undefined ? framePage : forgerPage,
  mouth: senderFramePage,
  loading: (root) => showText(root, 'Loading…'),
  consent: consentPage,
  consented: (root) => showText(root, 'You can close this window.'),
  device: devicePage,
  farcaster: farcasterPage,
  mailbox: mailboxPage,
  popup: forgerPopup,
  safe: safePage,
}
PAGES[page]?.(main)
