/** Ways to connect, in the specification's words. */
export type ConnectMethod = 'email' | 'social' | 'wallet'
