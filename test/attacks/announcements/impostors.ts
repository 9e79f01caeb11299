import type { Attack, ExpectedRow } from './Attack.js'
import { fates } from './fates.js'
import { makeInfo } from './makeInfo.js'
import { makeProvider } from './makeProvider.js'

const row = (name: string, unverified = false): ExpectedRow => ({ name, icon: true, unverified })
const of = (info: object) => ({ info, provider: makeProvider() })

/** A wallet that imitates another, or comes twice. Nothing is merged; two that claim one rdns are both unverified. */
export const impostors: readonly Attack[] = [
  {
    what: 'another provider under a taken rdns',
    announce: () => [
      of(makeInfo({ rdns: 'taken.one.example' })),
      of(makeInfo({ rdns: 'taken.one.example', name: 'Wallet Two' })),
    ],
    rows: [row('Wallet', true), row('Wallet Two', true)],
  },
  {
    what: 'other providers under a taken rdns and uuid: each is apart, for a uuid is heard by all, and keeps no wallet out',
    announce: () => {
      const info = makeInfo({ rdns: 'taken.two.example' })
      return [of(info), of({ ...info, name: 'Wallet Two' }), of({ ...info, name: 'Wallet Three' })]
    },
    rows: [row('Wallet', true), row('Wallet Two', true), row('Wallet Three', true)],
  },
  {
    what: 'a taken rdns in capitals',
    announce: () => [of(makeInfo({ rdns: 'taken.three.example' })), of(makeInfo({ rdns: 'Taken.Three.example' }))],
    rows: [row('Wallet', true), row('Wallet', true)],
  },
  {
    what: 'a taken rdns with letters that look alike: whichever came first, neither is known to be the right one',
    announce: () => [
      of(makeInfo({ rdns: 'rnorning.wa11et.example' })),
      of(makeInfo({ rdns: 'morning.wallet.example' })),
    ],
    rows: [row('Wallet', true), row('Wallet', true)],
  },
  {
    what: 'a well-known rdns with letters that look alike: the known one is no other than it was',
    announce: () => [of(makeInfo({ rdns: 'io.rnetarnask' })), of(makeInfo({ rdns: 'io.metamask' }))],
    rows: [row('Wallet', true), row('Wallet')],
  },
  {
    what: 'one provider under two rdns',
    announce: () => {
      const provider = makeProvider()
      return [
        { info: makeInfo({ name: 'First' }), provider },
        { info: makeInfo({ name: 'Second' }), provider },
      ]
    },
    rows: [row('First')],
  },
  {
    what: 'one provider that is renamed',
    announce: () => {
      const provider = makeProvider()
      const info = makeInfo({ name: 'Before' })
      return [
        { info, provider },
        { info: { ...info, name: 'After', icon: 'data:image/png;base64,AAAA' }, provider },
      ]
    },
    rows: [row('Before')],
  },
  {
    what: 'two wallets of one name, which proves nothing',
    announce: () => [of(makeInfo({ name: 'Same' })), of(makeInfo({ name: 'Same' }))],
    rows: [row('Same'), row('Same')],
  },
  // Differing from a well-known rdns by a suffix, or by a label.
  ...['io.metamask-flask', 'io.metamasks', 'evil.io.metamask'].map((rdns) =>
    fates.unverified(`the rdns ${rdns}`, { rdns }),
  ),
]
