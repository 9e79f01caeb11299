import type { EmbeddedWorld } from './EmbeddedWorld.js'

const OF_ITSELF: readonly string[] = [
  'SYNC_DAPP_DATA',
  'SYNC_THEME',
  'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
  'GET_CHAIN_ID',
]

/** What the secure site was asked, without what every new frame is. */
export const namesOf = ({ site }: EmbeddedWorld): readonly string[] =>
  site
    .asked()
    .map(([name]) => name)
    .filter((name) => !OF_ITSELF.includes(name))
