import type { Observable } from 'rxjs'

/** Text by key, kept between visits where the browser allows, else for the page's life. Never throws (U-32). */
export interface KeyValueStore {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  /** Keys that another tab changed. */
  readonly changes: Observable<string>
}
