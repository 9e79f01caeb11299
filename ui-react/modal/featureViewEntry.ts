import { featureOf } from '../../domain/modal/featureViews.js'
import type { FeatureUi, FeatureView } from './FeatureUi.js'
import { lazyComponent } from './lazyComponent.js'
import type { ViewEntry } from './ViewEntry.js'

// A lookup by name loses the view's type; `never` stands for its parameters.

const findView = async (name: string): Promise<FeatureView<never>> => {
  const { FEATURE_UIS } = await import('../featureUis.js')
  const uis: Readonly<Record<string, Pick<FeatureUi<never>, 'views'>>> = FEATURE_UIS
  const views: Readonly<Record<string, FeatureView<never>>> = uis[featureOf(name) ?? '']?.views ?? {}
  const found = views[name]
  if (found === undefined) throw new DOMException(`No feature draws ${name}`, 'NotFoundError')
  return found
}

const makeEntry = (name: string): ViewEntry<never> => {
  const entry: ViewEntry<never> = {
    title: '',
    part: lazyComponent(async () => {
      const { load, ...heading } = await findView(name)
      Object.assign(entry, heading)
      return load()
    }),
  }
  return entry
}

const entries: Record<string, ViewEntry<never>> = {}

/** The entry of a feature's view. Its heading loads with its component, and is empty before. */
export const featureViewEntry = (name: string): ViewEntry<never> => (entries[name] ??= makeEntry(name))
