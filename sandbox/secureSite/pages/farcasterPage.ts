import { callSite } from './callSite.js'
import { popupForm } from './popupForm.js'
import { showText } from './showText.js'

/** What the Farcaster app on a phone shows of a login. */
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
