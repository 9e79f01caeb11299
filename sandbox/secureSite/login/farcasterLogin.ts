import { randomUUID } from 'node:crypto'
import { SiteError } from '../frame/fields.js'
import type { Users } from '../accounts/users.js'
import type { FrameHandlers } from '../frame/context.js'

/** Decision in a Farcaster app. */
type ChannelOutcome = { readonly userName: string } | { readonly refusal: string }

export interface Channels {
  /** Ends the channel that it replaces. */
  readonly open: (previous?: string) => string
  readonly decide: (channel: string, outcome: ChannelOutcome) => void
  readonly decided: (channel: string) => Promise<ChannelOutcome>
  readonly clear: () => void
}

/** Channels between a frame and a Farcaster app on a phone. */
export const makeChannels = (): Channels => {
  const channels = new Map<
    string,
    { readonly outcome: Promise<ChannelOutcome>; readonly decide: (outcome: ChannelOutcome) => void }
  >()
  const find = (channel: string) => {
    const found = channels.get(channel)
    if (found === undefined) throw new SiteError('This channel is not open')
    return found
  }
  return {
    open: (previous) => {
      if (previous !== undefined) channels.get(previous)?.decide({ refusal: 'The login was started anew' })
      const channel = randomUUID()
      let decide: (outcome: ChannelOutcome) => void = () => undefined
      const outcome = new Promise<ChannelOutcome>((resolve) => {
        decide = resolve
      })
      channels.set(channel, { outcome, decide })
      return channel
    },
    decide: (channel, outcome) => find(channel).decide(outcome),
    decided: (channel) => find(channel).outcome,
    clear: () => channels.clear(),
  }
}

/** Login with the Farcaster app on a phone (wire reference 1.14). */
export const farcasterLoginHandlers = ({
  users,
  channels,
  origin,
}: {
  readonly users: Users
  readonly channels: Channels
  readonly origin: () => string
}): FrameHandlers => ({
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
