import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plant, type Plot } from './plant.js'

const PRODUCT = [
  ...['domain', 'application', 'infrastructure', 'ui-react', 'scripts'],
  ...['index.ts', 'react.ts', 'networks.ts', 'themes.ts', 'siwx.ts', 'server.ts', 'rollup.config.mjs'],
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
import type { PLANTED } from '../../ui-react/planted/messages.js'
import type { FeatureEntry } from '../api/lazyFeatures.js'
import type { PlantedApi } from './feature.js'

export const plantedEntry: FeatureEntry<'planted', PlantedApi, typeof PLANTED> = {
  name: 'planted',
  load: async () => (await import('./feature.js')).plantedFeature,
  commands: [],
}
`

const VIEWS = `
import type { ViewRows } from '../modal/viewKind.js'

export interface PlantedViewParams {
  readonly Planted: object
}

export const PLANTED_VIEWS: ViewRows<PlantedViewParams> = { Planted: { params: [], needs: 'Wallet' } }
`

const MESSAGES = `
export const PLANTED = {
  'planted.action': 'Plant',
  'planted.text': 'Planted',
} as const
`

const MESSAGES_AR = `
import type { Words } from '../../application/messages.js'
import type { PLANTED } from './messages.js'

export const PLANTED_AR = {
  'planted.action': 'زرع',
  'planted.text': 'مزروع',
} satisfies Words<typeof PLANTED>
`

/** It shows one text, and shares nothing with other views: the case in which a bundler splits shared chunks. */
const VIEW = `
import { useMessages } from '../messages/useMessages.js'
import { PLANTED } from './messages.js'

export const PlantedView = () => <p>{useMessages(PLANTED)('planted.text')}</p>
`

const UI = `
import type { PlantedViewParams } from '../../domain/planted/views.js'
import type { FeatureUi } from '../modal/FeatureUi.js'

export const plantedUi: FeatureUi<keyof PlantedViewParams> = {
  views: { Planted: { title: 'Planted', load: async () => (await import('./PlantedView.js')).PlantedView } },
  account: {
    actions: [
      {
        feature: 'send',
        label: { key: 'planted.action', english: 'Plant' },
        icon: 'M12 4v16',
        view: 'Planted',
      },
    ],
  },
  words: { ar: async () => (await import('./messages.ar.js')).PLANTED_AR },
}
`

/** Edits of existing files: the file, a text of it, and its replacement. */
const EDITS: readonly (readonly [path: string, text: string, becomes: string])[] = [
  [
    'application/lazyEntries.ts',
    'import { receiveEntry }',
    "import { plantedEntry } from './planted/entry.js'\nimport { receiveEntry }",
  ],
  ['application/lazyEntries.ts', 'LAZY_ENTRIES = [', 'LAZY_ENTRIES = [plantedEntry, '],
  [
    'domain/modal/featureViews.ts',
    '/**\n',
    "import { PLANTED_VIEWS, type PlantedViewParams } from '../planted/views.js'\n\n/**\n",
  ],
  ['domain/modal/featureViews.ts', 'FEATURE_VIEWS = {', 'FEATURE_VIEWS = { planted: PLANTED_VIEWS, '],
  ['domain/modal/featureViews.ts', 'FeatureViewParams = ', 'FeatureViewParams = PlantedViewParams & '],
  [
    'ui-react/featureUis.ts',
    'import type { FeatureUi }',
    "import { plantedUi } from './planted/ui.js'\nimport type { FeatureUi }",
  ],
  ['ui-react/featureUis.ts', '> = {', '> = { planted: plantedUi,'],
]

/** The product files to edit for a feature with views, texts and an entry in the account. */
export const EDITED: readonly string[] = [...new Set(EDITS.map(([path]) => path))]

const edit = async (path: string, text: string, becomes: string): Promise<void> => {
  const whole = await readFile(path, 'utf8')
  if (!whole.includes(text)) throw new Error(`${path} has no ${text.trim()} any more: plant the feature elsewhere`)
  await writeFile(path, whole.replace(text, becomes))
}

/** A copy of the product with an added lazy feature that has a state, a command and a view. */
export const plantFeature = async (): Promise<Plot> => {
  const plot = await plant(PRODUCT, {
    'application/planted/entry.ts': ENTRY,
    'application/planted/feature.ts': FEATURE,
    'tsconfig.planted.json': JSON.stringify({ extends: './tsconfig.json', include: ['index.ts', 'react.ts'] }),
    'domain/planted/views.ts': VIEWS,
    'ui-react/planted/messages.ts': MESSAGES,
    'ui-react/planted/messages.ar.ts': MESSAGES_AR,
    'ui-react/planted/PlantedView.tsx': VIEW,
    'ui-react/planted/ui.ts': UI,
    // Only the package, without its types and its Node part.
    'rollup.planted.mjs': "import configs from './rollup.config.mjs'\nexport default configs[0]\n",
  })
  for (const [path, text, becomes] of EDITS) await edit(join(plot.folder, path), text, becomes)
  return plot
}
