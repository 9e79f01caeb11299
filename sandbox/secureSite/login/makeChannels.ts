import { randomUUID } from 'node:crypto'
import { SiteError } from '../SiteError.js'

/** What came of a question to somebody's Farcaster app. */
type ChannelOutcome = { readonly userName: string } | 'declined'

export interface Channels {
  readonly open: () => string
  readonly decide: (channel: string, outcome: ChannelOutcome) => void
  readonly decided: (channel: string) => Promise<ChannelOutcome>
  readonly clear: () => void
}

/** Channels between a frame and a Farcaster app on a phone. */
export const makeChannels = (): Channels => {
  const channels = new Map<string, { readonly outcome: Promise<ChannelOutcome>; readonly decide: (outcome: ChannelOutcome) => void }>()
  const find = (channel: string) => {
    const found = channels.get(channel)
    if (found === undefined) throw new SiteError('This channel is not open')
    return found
  }
  return {
    open: () => {
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
