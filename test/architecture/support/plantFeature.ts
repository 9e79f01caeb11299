import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plant, type Plot } from './plant.js'

const PRODUCT = [
  ...['domain', 'application', 'infrastructure', 'ui-react', 'scripts'],
  ...['index.ts', 'react.ts', 'networks.ts', 'themes.ts', 'siwx.ts', 'server.ts', 'rollup.config.mjs'],
]

const ERRORS = `
export type PlantedError = { readonly _tag: 'SoilDry' } | { readonly _tag: 'SoilFrozen'; readonly reason: string }
`

const ERROR_TABLE = `
import { because, type ErrorTable, fixed } from '../errors/errorTable.js'
import type { PlantedError } from './plantedError.js'

export const PLANTED_ERRORS: ErrorTable<PlantedError> = {
  SoilDry: fixed('PTC-PLANTED-DRY', 'The soil is dry', true),
  SoilFrozen: because('PTC-PLANTED-FROZEN', 'The soil is frozen', false),
}
`

const PORT = `
import type { TaskEither } from 'fp-ts/TaskEither'
import type { PlantedError } from '../../domain/planted/plantedError.js'

export interface Soil {
  readonly grow: (by: number) => TaskEither<PlantedError, number>
}
`

const TOKENS = `
import { token } from '../kernel/token.js'
import type { Soil } from '../ports/soil.js'

export const SOIL = /* @__PURE__ */ token<Soil>('Soil')
`

const ADAPTER = `
import * as TE from 'fp-ts/TaskEither'
import type { KeyValueStore } from '../../application/ports/storage.js'
import type { Soil } from '../../application/ports/soil.js'

export const makeSoil = ({ store }: { readonly store: KeyValueStore }): Soil => ({
  grow: (by) => (by > 9 ? TE.left({ _tag: 'SoilDry' }) : TE.fromIO(() => (store.write('planted', 'grown'), by))),
})
`

const GUARDS = `
import { SOIL } from '../../../application/planted/tokens.js'
import type { PlantedError } from '../../../domain/planted/plantedError.js'
import { failing } from './guards.js'
import { guarding } from './portGuards.js'

const frozen = failing((): PlantedError => ({ _tag: 'SoilFrozen', reason: 'broken' }))

export const PLANTED_GUARDS = [guarding(SOIL, () => ({ grow: frozen }))]
`

const CODE = `
import type { LazyFeature } from '../../../application/api/lazyFeatures.js'
import { type PlantedApi, plantedFeature } from '../../../application/planted/feature.js'
import { SOIL } from '../../../application/planted/tokens.js'
import { KEY_VALUE_STORE } from '../../../application/ports/tokens.js'
import { makeSoil } from '../../planted/soil.js'

export const planted: LazyFeature<PlantedApi> = {
  ...plantedFeature,
  adapters: [
    {
      bind: ({ single }) => single(SOIL, makeSoil, { store: KEY_VALUE_STORE }),
      guards: async () => (await import('../hostAdapters/plantedGuards.lazy.js')).PLANTED_GUARDS,
    },
  ],
}
`

const FEATURE = `
import * as E from 'fp-ts/Either'
import { defineFeature } from '../kernel/feature.js'
import { createStore, type Readable, readOnly } from '../kernel/store.js'
import { token } from '../kernel/token.js'
import { SOIL } from './tokens.js'

export interface PlantedApi {
  readonly state: Readable<number>
  readonly grow: () => Promise<number>
}

export const plantedFeature = defineFeature({
  name: 'planted',
  token: token<object>('Planted'),
  needs: {},
  make: () => ({}),
  with: { soil: SOIL },
  join: (_, { soil }) => {
    const state = createStore(0)
    const grown = async () => {
      const outcome = await soil.grow(state.value + 1)()
      if (E.isRight(outcome)) state.set(outcome.right)
      return outcome
    }
    return {
      api: async (settle): Promise<PlantedApi> => ({ state: readOnly(state), grow: () => settle(grown) }),
    }
  },
})
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
    'import type { RECEIVE }',
    "import type { PLANTED } from '../ui-react/planted/messages.js'\nimport type { RECEIVE }",
  ],
  [
    'application/lazyEntries.ts',
    'import type { ReceiveApi }',
    "import type { PlantedApi } from './planted/feature.js'\nimport type { ReceiveApi }",
  ],
  [
    'application/lazyEntries.ts',
    'LAZY_ENTRIES = [',
    `LAZY_ENTRIES = [
  feature<'planted', PlantedApi, typeof PLANTED>({
    name: 'planted',
    load: async () => (await import('../infrastructure/container/lazy/planted.js')).planted,
  }),`,
  ],
  [
    'domain/errors/domainError.ts',
    'import type { SendError }',
    `import { PLANTED_ERRORS } from '../planted/errors.js'
import type { PlantedError } from '../planted/plantedError.js'
import type { SendError }`,
  ],
  ['domain/errors/domainError.ts', '  | ReceiverNotSaved', '  | PlantedError\n  | ReceiverNotSaved'],
  ['domain/errors/domainError.ts', '  ...SEND_ERRORS,', '  ...PLANTED_ERRORS,\n  ...SEND_ERRORS,'],
  [
    'index.ts',
    'export { describeError }',
    "export { SOIL } from './application/planted/tokens.js'\nexport { describeError }",
  ],
  [
    'index.ts',
    'export type { PortBinder }',
    `export type { Soil } from './application/ports/soil.js'
export type { PlantedError } from './domain/planted/plantedError.js'
export type { PortBinder }`,
  ],
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

/** The product files to edit for a feature with a port that hosts may replace, errors, and a view with texts. */
export const EDITED: readonly string[] = [...new Set(EDITS.map(([path]) => path))]

const edit = async (path: string, text: string, becomes: string): Promise<void> => {
  const whole = await readFile(path, 'utf8')
  if (!whole.includes(text)) throw new Error(`${path} has no ${text.trim()} any more: plant the feature elsewhere`)
  await writeFile(path, whole.replace(text, becomes))
}

/** A copy of the product with an added lazy feature that has a state, a port, two errors and a view. */
export const plantFeature = async (): Promise<Plot> => {
  const plot = await plant(PRODUCT, {
    'application/planted/feature.ts': FEATURE,
    'application/planted/tokens.ts': TOKENS,
    'application/ports/soil.ts': PORT,
    'domain/planted/errors.ts': ERROR_TABLE,
    'domain/planted/plantedError.ts': ERRORS,
    'infrastructure/container/hostAdapters/plantedGuards.lazy.ts': GUARDS,
    'infrastructure/container/lazy/planted.ts': CODE,
    'infrastructure/planted/soil.ts': ADAPTER,
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
