import { token } from '../kernel/token.js'
import type { Served } from './served.js'
import type { OutagesFeature } from './outagesFeature.js'
import type { Store } from '../kernel/store.js'
import type { ConfigFeature } from './configFeature.js'

/** What something serves: a server, or an adapter of the host. */
export const SERVED = token<Served>('Served')
export const OUTAGES = token<OutagesFeature>('Outages')
/** Whether anybody has come near Portico: what nobody looks at is not asked for. */
export const INTEREST = token<Store<boolean>>('Interest')
export const CONFIG = token<ConfigFeature>('Config')
