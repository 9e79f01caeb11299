import { BALANCE_API, createPortico, KEY_VALUE_STORE, type PorticoOptions } from 'portico'
import { mainnet } from 'portico/networks'
import { fakeKeyValueStore } from '../fakes/fakeKeyValueStore.js'

// Checked by the compiler alone: each line below `@ts-expect-error` must fail, each other one compile.

// A plain array, as a host may compute it. createPortico rejects an empty one.
const networks = [mainnet, mainnet].slice(1)

export const accepted: readonly PorticoOptions[] = [
  { networks },
  { networks, start: 'eager', theme: { mode: 'dark', variables: { accent: 'teal' } } },
  { networks, endpoints: { rpc: { 'eip155:1': ['https://rpc.example'] } } },
  { networks, messages: { 'button.connect': 'Sign in' } },
  { networks, override: (bind) => bind.value(KEY_VALUE_STORE, fakeKeyValueStore()) },
]

// @ts-expect-error networks are required
createPortico({ projectId: 'p' })

// @ts-expect-error an unknown option is a typing mistake
createPortico({ networks, projectID: 'p' })

// @ts-expect-error there are two ways to start
createPortico({ networks, start: 'lazy' })

// @ts-expect-error a theme mode is one of three words
createPortico({ networks, theme: { mode: 'sepia' } })

// @ts-expect-error RPC addresses are listed by CAIP-2 id
createPortico({ networks, endpoints: { rpc: { mainnet: ['https://rpc.example'] } } })

// @ts-expect-error an unknown message is a typing mistake
createPortico({ networks, messages: { 'button.conect': 'Sign in' } })

// @ts-expect-error texts are strings
createPortico({ networks, messages: { 'button.connect': 1 } })

// @ts-expect-error a port is replaced by an adapter of its own kind
createPortico({ networks, override: (bind) => bind.value(BALANCE_API, fakeKeyValueStore()) })

const portico = createPortico({ networks })

// @ts-expect-error states are read-only
portico.account().value = { _tag: 'Disconnected' }

// @ts-expect-error a view with parameters is not opened by its name
void portico.open({ view: 'ConnectingExternal' })
