import { EMPTY, of } from 'rxjs'
import { createStore } from '../../../application/kernel/store.js'
import {
  ACCOUNT_MEMORY,
  CLOSE_GUARD,
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  DIRECTORY_CACHE,
  FEATURES_CACHE,
  HOST_ENVIRONMENT,
  KEY_VALUE_STORE,
  LOG,
  NETWORK_MEMORY,
  PAIRING,
} from '../../../application/ports/tokens.js'
import { answering, answeringIfThere, promising, state, stream, value } from './guards.js'
import { logGuards } from './logGuards.js'
import { guarding } from './portGuards.js'

const none = () => EMPTY
const DESKTOP = { mobile: false, system: 'Other', profile: 'Browser' } as const
const NOT_LOOKING = createStore(false)

/** Guards of the ports to the page: its environment, its storage and its wallets. */
export const PAGE_GUARDS = [
  guarding(LOG, logGuards),
  guarding(HOST_ENVIRONMENT, () => ({
    origin: value(undefined),
    facts: value(DESKTOP),
    page: answering(''),
    launch: answering(false),
    idle: stream(() => of(undefined)),
    visible: state(true, none),
    prefersDark: state(false, none),
    copy: promising(false),
    noteAbsence: answering(undefined),
    takeAbsence: answering(false),
  })),
  guarding(CLOSE_GUARD, () => ({ mayClose: answering(true) })),
  guarding(KEY_VALUE_STORE, () => ({
    read: answering(null),
    write: answering(undefined),
    remove: answering(undefined),
    changes: stream(none),
    keeps: answeringIfThere(),
  })),
  guarding(CONNECTION_MEMORY, () => ({
    read: answering({}),
    write: answering(undefined),
    changes: stream(none),
    awaySince: answeringIfThere(),
    noteAway: answeringIfThere(),
    readRecent: answering([]),
    addRecent: answering(undefined),
  })),
  guarding(ACCOUNT_MEMORY, () => ({
    recognises: promising(false),
    remember: promising(undefined),
    forget: answering(undefined),
  })),
  guarding(NETWORK_MEMORY, () => ({ read: answering([]), write: answering(undefined) })),
  guarding(FEATURES_CACHE, () => ({ read: answering(undefined), write: answering(undefined) })),
  guarding(DIRECTORY_CACHE, () => ({ read: answering(undefined), write: answering(undefined) })),
  guarding(CONNECTOR_REGISTRY, () => ({
    connectors: state([], () => of([])),
    looking: ({ read, report }) =>
      state<boolean>(false, () => of(false))({ read: () => read() ?? NOT_LOOKING, report }),
    look: ({ read, report }) => answering(undefined)({ read: () => read() ?? (() => undefined), report }),
  })),
  guarding(PAIRING, () => ({
    begin: stream((cause) => of({ _tag: 'Failed', error: { _tag: 'PairingUnavailable', cause } } as const)),
    take: answering(undefined),
    openedWith: answering(undefined),
    waiting: state(undefined, () => of(undefined)),
  })),
]
