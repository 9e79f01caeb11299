import { APART, ENTRIES, STEPS } from './chunkSteps.mjs'

/**
 * Excluded: RxJS's root re-exports everything. Its importers need only parts; those that the entries need are listed
 * above.
 */
const ALL_OF_RXJS = /\/rxjs\/dist\/esm\/index\.js$/

/** Texts of one language, in any folder. */
const IN_LANGUAGE = /\/ui-react\/[a-z]+\/(?:\w+\.)?(ar)\.ts$/

/** A feature with `views.ts` has two chunks, code and views, except for its parts in the account view. */
const FEATURE_FOLDER = /\/(domain|application|ui-react)\/(\w+)\/[\w.]+\.tsx?$/
const FEATURE_VIEWS = /\/domain\/(\w+)\/views\.ts$/

/** Tokens of ports that the entries export: apart, as `APART` says. */
const PORT_TOKENS = /\/application\/\w+\/tokens\.ts$/

/** The code of a feature with its adapters. Adapters that only this code imports are in the feature's chunk. */
const FEATURE_CODE = /\/infrastructure\/container\/lazy\/(\w+)\.ts$/

const isAdapter = (id) => id.replaceAll('\\', '/').includes('/infrastructure/')

/** All modules that these statically import, including themselves. */
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

/** The code of a feature, and the modules of `infrastructure` that are reached only through it. */
const ownAdapters = (start, isTaken, getModuleInfo) => {
  const own = new Set([...closureOf([start], getModuleInfo)].filter((id) => isAdapter(id) && !isTaken(id)))
  const isShared = (id) => {
    const { importers, dynamicImporters } = getModuleInfo(id)
    return id !== start && [...importers, ...dynamicImporters].some((importer) => !own.has(importer))
  }
  for (let shared = [...own].find(isShared); shared !== undefined; shared = [...own].find(isShared)) own.delete(shared)
  return own
}

/** Rollup's `manualChunks`: the chunk of a module; `undefined` lets Rollup decide. */
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
      for (const id of closureOf(startsOf(ENTRIES), getModuleInfo))
        if (!chunkOf.has(id)) chunkOf.set(id, PORT_TOKENS.test(id.replaceAll('\\', '/')) ? 'tokens' : undefined)
      for (const [name, paths] of Object.entries(STEPS)) {
        for (const id of closureOf(startsOf(paths), getModuleInfo)) {
          if (!chunkOf.has(id)) chunkOf.set(id, name)
          else if (chunkOf.get(id) === undefined && !id.includes('/ui-react/')) chunkOf.set(id, 'first')
        }
      }
      for (const id of ids) {
        const [, feature] = FEATURE_CODE.exec(id.replaceAll('\\', '/')) ?? []
        if (feature === undefined || chunkOf.has(id)) continue
        for (const own of ownAdapters(id, (taken) => chunkOf.has(taken), getModuleInfo))
          chunkOf.set(own, `${feature}.lazy`)
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
