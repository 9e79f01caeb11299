import type { Delivery } from '../frame/Delivery.js'
import { callSite } from './callSite.js'
import { popupForm } from './popupForm.js'
import { showText } from './showText.js'

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

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Back to the app with the result in its address, where there is no popup (wire reference 1.13, Telegram). */
const returnTo = (page: string, resultUri: string): void => {
  const address = new URL(page)
  if (!/^https?:$/.test(address.protocol)) return
  address.searchParams.set('result_uri', resultUri)
  location.assign(address)
}

/** Where somebody tells a social provider that the site may know who they are. */
export const consentPage = async (main: HTMLElement): Promise<void> => {
  // What follows the dashes is the page to go back to.
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
