import * as t from 'io-ts'
import { defineMessage } from './defineMessage.js'
import { nothing } from './nothing.js'

const SyncTheme = t.exact(
  t.partial({
    themeMode: t.keyof({ light: null, dark: null }),
    themeVariables: t.record(t.string, t.union([t.string, t.number])),
    w3mThemeVariables: t.record(t.string, t.string),
  }),
)
const Metadata = t.strict({ name: t.string, description: t.string, url: t.string, icons: t.readonlyArray(t.string) })
const SyncDapp = t.exact(
  t.intersection([t.type({ projectId: t.string }), t.partial({ metadata: Metadata, sdkVersion: t.string, sdkType: t.keyof({ w3m: null, appkit: null }) })]),
)

/** What the frame is told of the page (S7-41, S7-44). */
export const dappMessages = {
  syncTheme: defineMessage('SYNC_THEME', SyncTheme, nothing),
  syncDapp: defineMessage('SYNC_DAPP_DATA', SyncDapp, nothing),
  reload: defineMessage('RELOAD', nothing, nothing),
} as const
