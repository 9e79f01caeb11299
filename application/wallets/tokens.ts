import { token } from '../kernel/token.js'
import type { DirectoryFeature } from './directoryFeature.js'
import type { WalletsFeature } from './walletsFeature.js'

/** The installed wallets and the directory, which are the sources of both wallet lists. */
export const DIRECTORY = token<DirectoryFeature>('Directory')
export const WALLETS = token<WalletsFeature>('Wallets')
