import type { Delivery } from '../frame/faults.js'
import { element } from '../../browserWallets/element.js'
import { callSite, popupForm, showText } from './pageParts.js'

const NAMES: Readonly<Record<string, string>> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}

interface Consented {
  readonly appOrigin: string
  readonly resultUri: string
  readonly delivery: Delivery
}

/** Time for the app to close the window. */
const UNTAKEN_MS = 2_000

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Returns to the app with the result in its address, if there is no popup (wire reference 1.13, Telegram). */
const returnTo = (page: string, resultUri: string): void => {
  const address = new URL(page)
  if (!/^https?:$/.test(address.protocol)) return
  address.searchParams.set('result_uri', resultUri)
  location.assign(address)
}

/** Consent page of a social provider. */
export const consentPage = async (main: HTMLElement): Promise<void> => {
  // The return page follows the dashes.
  const [state = '', page] = (new URLSearchParams(location.search).get('state') ?? '').split(/--(.*)/s)
  const decide = async (decision: 'approved' | 'declined', name: string): Promise<void> => {
    const { appOrigin, resultUri, delivery } = (await callSite('/api/consent', { state, decision, name })) as Consented
    if (delivery.delayMs > 0) await wait(delivery.delayMs)
    if (delivery.leaveFor !== undefined) return location.assign(delivery.leaveFor)
    if (page !== undefined) return returnTo(page, resultUri)
    showText(main, 'You can close this window.')
    if (delivery.message === undefined) return
    const opener = window.opener as Window | null
    for (let copy = 0; copy < delivery.copies; copy += 1) opener?.postMessage(delivery.message, appOrigin)
    // An app that took the result has closed this window by now.
    await wait(UNTAKEN_MS)
    showText(main, 'The page that asked was loaded anew or left. Close this window and log in there again.', 'alert')
  }
  const tried = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => showText(main, error instanceof Error ? error.message : 'It did not work.', 'alert'))
  await tried(
    (async () => {
      const { provider, appOrigin } = (await callSite('/api/consent/asked', { state })) as {
        readonly provider: string
        readonly appOrigin: string
      }
      popupForm(main, {
        title: `Log in with ${NAMES[provider] ?? provider}`,
        lines: [`${appOrigin} wants to know who you are.`],
        buttons: {
          Approve: (name) => tried(decide('approved', name)),
          Cancel: (name) => tried(decide('declined', name)),
          Close: () => window.close(),
        },
      })
    })(),
  )
}

/**
 * Page behind the link in a mail. Requires a press: mail scanners also open links, and a browser that denies storage to
 * frames lets them request it only after an interaction with the site in a window of its own.
 */
export const devicePage = (main: HTMLElement): void => {
  const register = async (): Promise<void> => {
    try {
      const { email } = (await callSite('/api/device', {
        token: new URLSearchParams(location.search).get('token') ?? '',
      })) as { readonly email: string }
      showText(main, `The device is registered for ${email}. Go back to where you log in.`)
    } catch (error) {
      showText(main, error instanceof Error ? error.message : 'It did not work.', 'alert')
    }
  }
  const button = element('button', { type: 'button', class: 'primary' }, 'Register this device')
  button.addEventListener('click', () => void register())
  main.replaceChildren(
    element('h1', {}, 'Are you logging in?'),
    element('p', {}, 'Go on only if you have just entered your e-mail address on a page that you trust.'),
    element('div', { class: 'buttons' }, button),
  )
}

/** Screen of a login in the Farcaster app on a phone. */
export const farcasterPage = (main: HTMLElement): void => {
  const channel = new URLSearchParams(location.search).get('channel') ?? ''
  const decide = (decision: 'approved' | 'declined') => async (name: string) => {
    await callSite('/api/farcaster', { channel, decision, name }).then(
      () => showText(main, decision === 'approved' ? 'You are logged in. Go back to the site.' : 'You declined.'),
      (error: unknown) => showText(main, error instanceof Error ? error.message : 'It did not work.', 'alert'),
    )
  }
  popupForm(main, {
    title: 'Farcaster',
    lines: ['Log in with your account?'],
    buttons: { Approve: decide('approved'), Decline: decide('declined') },
  })
}
