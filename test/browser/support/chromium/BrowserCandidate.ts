/** A Chromium that may be on this machine. */
export interface BrowserCandidate {
  /** Where it comes from, and where its libraries and fonts do. */
  readonly name: string
  /** Where its program is and what it needs around it; `undefined` when it is not here. */
  readonly find: () => Promise<
    { readonly executablePath: string; readonly env: Readonly<Record<string, string>> } | undefined
  >
}
