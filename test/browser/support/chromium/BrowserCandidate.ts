/** A Chromium that may be on this machine. */
export interface BrowserCandidate {
  /** Its source, and that of its libraries and fonts. */
  readonly name: string
  /** Its program and its environment; `undefined` if it is not installed. */
  readonly find: () => Promise<
    { readonly executablePath: string; readonly env: Readonly<Record<string, string>> } | undefined
  >
}
