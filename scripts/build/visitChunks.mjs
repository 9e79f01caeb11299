import { APART, ENTRIES, STEPS } from './chunkSteps.mjs'

/**
 * Names everything that RxJS has: whoever imports it needs a part of that, and what the entries need of it stands
 * above.
 */
const ALL_OF_RXJS = /\/rxjs\/dist\/esm\/index\.js$/

/** The texts of one language, wherever they stand. */
const IN_LANGUAGE = /\/ui-react\/[a-z]+\/(?:\w+\.)?(ar)\.ts$/

/** A feature that has `views.ts`: its code and its screens are a chunk each, but for what the account shows of it. */
const FEATURE_FOLDER = /\/(domain|application|ui-react)\/(\w+)\/[\w.]+\.tsx?$/
const FEATURE_VIEWS = /\/domain\/(\w+)\/views\.ts$/

/** All modules that these need at once, themselves among them. */
const closureOf = (starts, getModuleInfo) => {
  const reached = new Set()
  const visit = (id) => {
    const info = getModuleInfo(id)
    if (reached.has(id) || info === null || info.isExternal || ALL_OF_RXJS.test(id)) return
    reached.add(id)
    info.importedIds.forEach(visit)
  }
  starts.forEach(visit)
  return reached
}

/** Rollup's `manualChunks`: the name of the chunk of a module; `undefined` for modules that Rollup places. */
export const makeVisitChunks = () => {
  let chunkOf
  let features
  return (module, { getModuleIds, getModuleInfo }) => {
    if (chunkOf === undefined) {
      const ids = [...getModuleIds()]
      features = new Set(ids.flatMap((id) => FEATURE_VIEWS.exec(id.replaceAll('\\', '/'))?.[1] ?? []))
      const startsOf = (paths) =>
        paths.map((path) => {
          const found = ids.find((id) => id.replaceAll('\\', '/').endsWith(`/${path}`))
          if (found === undefined) throw new Error(`No module is ${path}: was it renamed?`)
          return found
        })
      chunkOf = new Map()
      for (const [name, paths] of Object.entries(APART)) for (const id of startsOf(paths)) chunkOf.set(id, name)
      for (const id of closureOf(startsOf(ENTRIES), getModuleInfo)) if (!chunkOf.has(id)) chunkOf.set(id, undefined)
      for (const [name, paths] of Object.entries(STEPS)) {
        for (const id of closureOf(startsOf(paths), getModuleInfo)) {
          if (!chunkOf.has(id)) chunkOf.set(id, name)
          else if (chunkOf.get(id) === undefined && !id.includes('/ui-react/')) chunkOf.set(id, 'first')
        }
      }
    }
    if (chunkOf.has(module)) return chunkOf.get(module)
    const [, language] = IN_LANGUAGE.exec(module) ?? []
    if (language !== undefined) return language
    const [, layer, feature] = FEATURE_FOLDER.exec(module) ?? []
    if (features.has(feature)) return layer === 'ui-react' ? `${feature}Views` : `${feature}.lazy`
    return module.includes('/rxjs/') ? 'core' : undefined
  }
}
