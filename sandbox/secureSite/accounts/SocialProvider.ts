/** Who may vouch for a visitor, in the order of the specification. */
export const SOCIAL_PROVIDERS = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]
