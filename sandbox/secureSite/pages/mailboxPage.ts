import { element } from '../../browserWallets/element.js'
import type { Mail } from '../mail/mailbox.js'
import { callSite } from './pageParts.js'

const LOOK_EVERY_MS = 1_000

const drawMail = ({ to, subject, text, link }: Mail): HTMLElement =>
  element(
    'article',
    { 'aria-label': `${subject}, to ${to}` },
    element('h2', {}, subject),
    element('p', {}, `To ${to}`),
    element('p', {}, text),
    ...(link === undefined ? [] : [element('a', { href: link }, 'Register this device')]),
  )

/** All mails of the site, newest first. */
export const mailboxPage = (main: HTMLElement): void => {
  const list = element('section', { 'aria-label': 'Letters' })
  main.replaceChildren(element('h1', {}, 'Mailbox'), list)
  let shown = -1
  const look = async (): Promise<void> => {
    const { mails } = (await callSite('/api/mails')) as { readonly mails: readonly Mail[] }
    // Skips unchanged lists: re-rendering could replace an element during a press.
    if (mails.length === shown) return
    shown = mails.length
    list.replaceChildren(
      ...(mails.length === 0 ? [element('p', {}, 'There is no mail.')] : mails.map(drawMail).reverse()),
    )
  }
  const lookOn = (): void =>
    void look()
      .catch(() => undefined)
      .finally(() => setTimeout(lookOn, LOOK_EVERY_MS))
  lookOn()
}
