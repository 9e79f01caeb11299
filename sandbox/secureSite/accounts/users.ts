/** Social providers, in the order of the specification. */
export const SOCIAL_PROVIDERS = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** A user of the secure site. */
export interface User {
  /** Never changes: the keys derive from it. */
  readonly id: string
  readonly email: string | null
  readonly userName: string | null
  /** Absent for e-mail logins. */
  readonly provider?: SocialProvider
}

export interface Users {
  readonly byId: (id: string) => User | undefined
  readonly byEmail: (email: string) => User | undefined
  /** The user with that address, created by the first call. */
  readonly withEmail: (email: string) => User
  readonly withSocial: (social: {
    readonly provider: SocialProvider
    readonly name: string
    readonly userName: string
    readonly email: string | null
  }) => User
  readonly changeEmail: (id: string, email: string) => void
  readonly clear: () => void
}

/** Users who logged in during this run. The same name gets the same keys in every run. */
export const makeUsers = (): Users => {
  const users = new Map<string, User>()
  const keep = (user: User): User => {
    users.set(user.id, user)
    return user
  }
  const byEmail = (email: string): User | undefined =>
    [...users.values()].find((user) => user.provider === undefined && user.email?.toLowerCase() === email.toLowerCase())
  /** A user who changed the address keeps the old keys; a later user of the old address gets others. */
  const freeId = (email: string, turn = 1): string => {
    const id = turn === 1 ? `email/${email}` : `email/${email}/${turn}`
    return users.has(id) ? freeId(email, turn + 1) : id
  }
  return {
    byId: (id) => users.get(id),
    byEmail,
    withEmail: (email) => byEmail(email) ?? keep({ id: freeId(email.toLowerCase()), email, userName: null }),
    withSocial: ({ provider, name, userName, email }) => keep({ id: `${provider}/${name}`, email, userName, provider }),
    changeEmail: (id, email) => {
      const user = users.get(id)
      if (user !== undefined) keep({ ...user, email })
    },
    clear: () => users.clear(),
  }
}
