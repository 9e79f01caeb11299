/** Social logins the specification names; farcaster only stands in the default list (S3-15). */
export type SocialProvider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord' | 'farcaster'
