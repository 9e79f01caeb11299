import type { EmbeddedWorld } from './EmbeddedWorld.js'

const OF_ITSELF: readonly string[] = [
  'SYNC_DAPP_DATA',
  'SYNC_THEME',
  'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
  'GET_CHAIN_ID',
]

/** The requests to the secure site, without those of every new frame. */
export const namesOf = ({ site }: EmbeddedWorld): readonly string[] =>
  site
    .asked()
    .map(([name]) => name)
    .filter((name) => !OF_ITSELF.includes(name))
