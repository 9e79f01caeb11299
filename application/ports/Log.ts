/** The developer's log. Never given an address, e-mail, link or key (S-14, S-26). */
export interface Log {
  readonly error: (message: string, detail?: unknown) => void
  readonly warn: (message: string, detail?: unknown) => void
  readonly info: (message: string, detail?: unknown) => void
}
