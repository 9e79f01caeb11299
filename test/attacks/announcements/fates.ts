import type { Attack } from './Attack.js'
import { makeInfo } from './makeInfo.js'
import { makeProvider } from './makeProvider.js'

type Info = Readonly<Record<string, unknown>>

const one = (info: Info) => () => [{ info: makeInfo(info), provider: makeProvider() }]

/** Attacks by one announcement that is valid except for its `info`, by outcome. */
export const fates = {
  dropped: (what: string, info: Info): Attack => ({ what, announce: one(info), rows: [] }),
  listed: (what: string, info: Info, name = 'Wallet'): Attack => ({
    what,
    announce: one(info),
    rows: [{ name, icon: true, unverified: false }],
  }),
  withoutIcon: (what: string, icon: unknown): Attack => ({
    what,
    announce: one({ icon }),
    rows: [{ name: 'Wallet', icon: false, unverified: false }],
  }),
  unverified: (what: string, info: Info, name = 'Wallet'): Attack => ({
    what,
    announce: one(info),
    rows: [{ name, icon: true, unverified: true }],
  }),
}
