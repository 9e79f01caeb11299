import type { Users } from '../accounts/makeUsers.js'
import type { Answers } from '../frame/Answers.js'
import { SiteError } from '../SiteError.js'
import type { Channels } from './makeChannels.js'

/** Logging in with the Farcaster app on a phone (wire reference 1.14). */
export const farcasterAnswers = ({
  users,
  channels,
  origin,
}: {
  readonly users: Users
  readonly channels: Channels
  readonly origin: () => string
}): Answers => ({
  GET_FARCASTER_URI: (_payload, { frame }) => {
    frame.channel = channels.open(frame.channel)
    return { url: `${origin()}/farcaster?channel=${frame.channel}` }
  },
  CONNECT_FARCASTER: async (_payload, { frame, logIn }) => {
    const outcome = await channels.decided(frame.channel ?? '')
    if ('refusal' in outcome) throw new SiteError(outcome.refusal)
    const { userName } = outcome
    logIn(users.withSocial({ provider: 'farcaster', name: userName, userName, email: null }))
    return { userName }
  },
})
