import type { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'

const UUID = '350670db-19fa-4704-a166-e52e178b59d2'
export const WALLET = { uuid: UUID, name: 'Heron', icon: 'data:image/png;base64,iVBORw0KGgo=', rdns: 'org.heron' }

export type Info = Readonly<Record<string, unknown>>
type Provider = ReturnType<typeof fakeEip1193Provider>['provider']

/** Announces a wallet, correctly or not, whenever the page asks, until `signal` aborts. */
export const announceOddly = (info: Info, provider: object, signal: AbortSignal): void => {
  const detail = Object.freeze({ info: Object.freeze({ ...WALLET, ...info }), provider })
  const tell = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', tell, { signal })
}

/** Parts of a provider in a page, as wallets in the field have them. */
export const PROVIDERS: Readonly<Record<string, (whole: Provider) => object>> = {
  'has no removeListener': ({ request, on }) => ({ request, on }),
  'has off in place of removeListener': ({ request, on, removeListener: off }) => ({ request, on, off }),
  'has request alone': ({ request }) => ({ request }),
  'is a function': (whole) => Object.assign(() => undefined, whole),
  'is frozen': Object.freeze,
  'is seen through': (whole) => new Proxy(whole, {}),
}

/** Announcements of wallets in the field, each with the id of its row. */
export const INFOS: readonly (readonly [what: string, info: Info, id: string])[] = [
  ['a uuid of version 1', { uuid: '350670db-19fa-1704-a166-e52e178b59d2' }, 'unverified:org.heron'],
  ['the nil uuid', { uuid: '00000000-0000-0000-0000-000000000000' }, 'unverified:org.heron'],
  ['a word for a uuid', { uuid: 'heron' }, 'unverified:org.heron'],
  ['no uuid', { uuid: undefined }, 'unverified:org.heron'],
  ['a URL for an rdns', { rdns: 'https://heron.example/' }, 'unverified:https://heron.example/'],
  ['one word for an rdns', { rdns: 'heron' }, 'unverified:heron'],
  ['a name for an rdns', { rdns: 'Heron Wallet' }, 'unverified:Heron Wallet'],
  ['an empty rdns', { rdns: '' }, 'unverified:Heron'],
  ['no rdns', { rdns: undefined }, 'unverified:Heron'],
  ['no more than its name', { uuid: undefined, rdns: undefined, icon: undefined }, 'unverified:Heron'],
]
