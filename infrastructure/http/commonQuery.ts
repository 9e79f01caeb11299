import type { Query } from './Query.js'

const SDK_TYPE = 'portico'

/** What every call says of the page (S7-01): the project, and what it runs as `<ui>-<adapters>-<version>`. */
export const commonQuery = (page: {
  readonly projectId: string | undefined
  /** `react`, `html`. */
  readonly ui: string
  /** In the order the host gave them; `universal` is said when there are none. */
  readonly adapters: readonly string[]
  readonly version: string
}): Query => ({
  projectId: page.projectId,
  st: SDK_TYPE,
  sv: `${page.ui}-${page.adapters.length === 0 ? 'universal' : page.adapters.join(',')}-${page.version}`,
})
