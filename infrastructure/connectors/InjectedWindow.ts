/** What wallet discovery needs of a window. */
export interface InjectedWindow {
  readonly addEventListener: (type: string, listener: (event: Event) => void) => void
  readonly removeEventListener: (type: string, listener: (event: Event) => void) => void
  readonly dispatchEvent: (event: Event) => boolean
  readonly ethereum?: unknown
}
