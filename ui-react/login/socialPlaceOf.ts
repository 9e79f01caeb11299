import type { SocialPlace } from '../../domain/login/SocialPlace.js'
import type { HostFacts } from '../../domain/pairing/HostFacts.js'

/** What decides which providers work here. A Mac is no system of its own for wallet links, so the browser is asked for that. */
export const socialPlaceOf = ({ profile, system }: HostFacts, userAgent: string): SocialPlace => ({
  messaging: profile === 'Farcaster' || profile.startsWith('Telegram'),
  system: system === 'Other' && userAgent.includes('Macintosh') ? 'Mac' : system,
})
