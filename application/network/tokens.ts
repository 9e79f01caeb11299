import { token } from '../kernel/token.js'
import type { NetworkFeature } from './networkFeature.js'

export const NETWORK = token<NetworkFeature>('Network')
