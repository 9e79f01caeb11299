import { token } from '../kernel/token.js'
import type { Served } from './served.js'
import type { OutagesFeature } from './outagesFeature.js'
import type { Store } from '../kernel/store.js'
import type { ConfigFeature } from './configFeature.js'

/** The parts that a server or a host's own adapter serves. */
export const SERVED = token<Served>('Served')
export const OUTAGES = token<OutagesFeature>('Outages')
/** Whether the visitor has shown interest; before that, data only for the modal is not requested. */
export const INTEREST = token<Store<boolean>>('Interest')
export const CONFIG = token<ConfigFeature>('Config')
