import type { Features } from './Features.js'

/** What is on when neither host nor server says anything (S9-23, S9-27). */
export const DEFAULT_FEATURES: Features = {
  email: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  swaps: ['1inch'],
  onramp: ['meld'],
  send: true,
  receive: true,
  activity: true,
  nfts: true,
  names: true,
  multiWallet: false,
  pay: false,
  analytics: true,
  legalCheckbox: false,
  smartSessions: false,
}
