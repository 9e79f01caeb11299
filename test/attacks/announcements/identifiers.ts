import type { Attack } from './Attack.js'
import { fates } from './fates.js'

const { dropped, listed, unverified } = fates
const toString = (): string => 'io.metamask'

/** Markup, and oversized values: no wallet sends these by mistake. */
const refusedUuids: Readonly<Record<string, unknown>> = {
  'a uuid with a line break after it': '350670db-19fa-4704-a166-e52e178b59d2\n',
  'a uuid that is markup': '"><img src=x onerror=window.taken=1>',
  'a uuid of 260 characters': 'x'.repeat(260),
}

const refusedRdns: Readonly<Record<string, unknown>> = {
  'an rdns with a line break': 'io.metamask\n',
  'an rdns that is markup': 'io.<b>x</b>',
  'an rdns of 260 characters': `io.${'x'.repeat(257)}`,
}

/** Values that wallets send by mistake, too: listed as unverified. */
const badUuids: Readonly<Record<string, unknown>> = {
  'an empty uuid': '',
  'a word for a uuid': 'wallet',
  'a number for a uuid': 5,
  'the nil uuid': '00000000-0000-0000-0000-000000000000',
  'a uuid of version 1': '350670db-19fa-1704-a166-e52e178b59d2',
  'a uuid with a blank after it': '350670db-19fa-4704-a166-e52e178b59d2 ',
  'no uuid': undefined,
  'a uuid in braces': '{350670db-19fa-4704-a166-e52e178b59d2}',
  'a uuid in a list': ['350670db-19fa-4704-a166-e52e178b59d2'],
}

const badRdns: Readonly<Record<string, unknown>> = {
  'an empty rdns': '',
  'an rdns of one word': 'metamask',
  'an rdns with a Cyrillic letter': 'io.met\u0430mask',
  'an rdns with a full-width stop': 'io\uff0emetamask',
  'an rdns with an ideographic stop': 'io\u3002metamask',
  'an rdns with a zero-width space': 'io.metamask\u200b',
  'an rdns with two stops': 'io..metamask',
  'an rdns that ends in a stop': 'io.metamask.',
  'an rdns with a blank': 'io.meta mask',
  'an rdns that begins with a hyphen': '-io.metamask',
  'an rdns that is a web address': 'https://io.metamask',
  'an rdns that climbs': '../io.metamask',
  'an rdns with an encoded letter': 'io.met%61mask',
  'an rdns named __proto__': '__proto__',
  'an rdns named constructor': 'constructor',
  'no rdns': undefined,
  'an rdns that is null': null,
  'an rdns that is a web address with a path': 'https://wallet.example/app?x=1#y',
  'an rdns that is the id of another way to connect': 'walletConnect',
  'an rdns that becomes a text when asked': { toString },
}

const imitations: readonly string[] = [
  ...[
    'IO.METAMASK',
    'io.MetaMask',
    'io.rnetamask',
    'io.metarnask',
    'io.meta-mask',
    'i0.metamask',
    'lo.metamask',
    'app.phant0m',
    'corn.coinbase.wallet',
  ],
  ...['io.gate.wa11et', 'xyz.ctr1', 'com.c0in98'],
  ...['io.metamask.pro', 'app.phantom.wallet', 'com.coinbase.wallet.mobile'],
  ...['io.xn--metmask-9fg', 'xn--80ak6aa92e.com', 'io.XN--metamask-abc'],
]

/** Identifiers that are invalid, or imitate others. */
export const identifiers: readonly Attack[] = [
  ...Object.entries(refusedUuids).map(([what, uuid]) => dropped(what, { uuid })),
  ...Object.entries(refusedRdns).map(([what, rdns]) => dropped(what, { rdns })),
  ...Object.entries(badUuids).map(([what, uuid]) => unverified(what, { uuid })),
  ...Object.entries(badRdns).map(([what, rdns]) => unverified(what, { rdns })),
  ...imitations.map((rdns) => unverified(`the rdns ${rdns}`, { rdns })),
  listed('an rdns of words that objects know', { rdns: 'constructor.prototype' }),
  listed('an id, a namespace and a listing of its own', {
    id: 'io.metamask',
    namespace: 'solana',
    unverified: false,
    listing: { certified: true },
    section: 'featured',
  }),
]
