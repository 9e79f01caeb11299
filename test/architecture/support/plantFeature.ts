import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plant, type Plot } from './plant.js'

const PRODUCT = [
  ...['domain', 'application', 'infrastructure', 'ui-react', 'scripts'],
  ...['index.ts', 'react.ts', 'networks.ts', 'themes.ts', 'rollup.config.mjs'],
]

const FEATURE = `
import { defineFeature } from '../kernel/feature.js'
import { createStore, type Readable, readOnly } from '../kernel/store.js'
import { token } from '../kernel/token.js'
import { KEY_VALUE_STORE } from '../ports/tokens.js'

export interface PlantedApi {
  readonly state: Readable<number>
  readonly grow: () => void
}

export const plantedFeature = defineFeature({
  name: 'planted',
  token: token<PlantedApi>('Planted'),
  needs: { store: KEY_VALUE_STORE },
  make: ({ store }) => {
    const state = createStore(0)
    const grow = (): void => {
      store.write('planted', 'grown')
      state.set(state.value + 1)
    }
    return { state: readOnly(state), grow }
  },
  with: {},
  join: (api) => ({ api }),
})
`

const ENTRY = `
import type { FeatureEntry } from '../api/lazyFeatures.js'
import type { PlantedApi } from './feature.js'

export const plantedEntry: FeatureEntry<'planted', PlantedApi> = {
  name: 'planted',
  load: async () => (await import('./feature.js')).plantedFeature,
  commands: [],
}
`

/** It says a word, and uses nothing of what other views share: the case in which a bundler splits what they do. */
const VIEW = `
import { useMessages } from '../messages/useMessages.js'
import { HELP } from '../help/messages.js'

export const PlantedView = () => <p>{useMessages(HELP)('help.get')}</p>
`

/** What a lazy feature with one view adds to files that are there: the file, the text it goes before, and itself. */
const EDITS: readonly (readonly [path: string, before: string, text: string])[] = [
  ['application/lazyEntries.ts', 'import { requestsEntry }', "import { plantedEntry } from './planted/entry.js'\n"],
  ['application/lazyEntries.ts', 'requestsEntry,', 'plantedEntry,\n  '],
  ['domain/modal/view.ts', '  readonly UnsupportedChain: object\n', '  readonly Planted: object\n'],
  ['domain/modal/viewTable.ts', '  UnsupportedChain: {', '  Planted: { params: [] },\n'],
  [
    'ui-react/help/views.ts',
    '  GetWallet: {\n',
    `  Planted: {
    title: 'Planted',
    part: lazyComponent(async () => (await import('../planted/PlantedView.js')).PlantedView),
  },\n`,
  ],
]

const edit = async (path: string, before: string, text: string): Promise<void> => {
  const whole = await readFile(path, 'utf8')
  if (!whole.includes(before)) throw new Error(`${path} has no ${before.trim()} any more: plant the feature elsewhere`)
  await writeFile(path, whole.replace(before, text + before))
}

/** A copy of the product in which somebody added a lazy feature with a state, a command and a view. */
export const plantFeature = async (): Promise<Plot> => {
  const plot = await plant(PRODUCT, {
    'application/planted/entry.ts': ENTRY,
    'application/planted/feature.ts': FEATURE,
    'ui-react/planted/PlantedView.tsx': VIEW,
    // The package alone, without its types and its Node part.
    'rollup.planted.mjs': "import configs from './rollup.config.mjs'\nexport default configs[0]\n",
  })
  for (const [path, before, text] of EDITS) await edit(join(plot.folder, path), before, text)
  return plot
}
