import { token } from '../kernel/token.js'
import type { DirectoryFeature } from './directoryFeature.js'
import type { WalletsFeature } from './walletsFeature.js'

/** The wallets of this page and of the directory, which both lists of wallets are made of. */
export const DIRECTORY = token<DirectoryFeature>('Directory')
export const WALLETS = token<WalletsFeature>('Wallets')
