const PAUSE_MS = 500

const asked = (): number => performance.getEntriesByType('resource').length

/** Until the page has asked for nothing for a while: what comes at once is here. */
export const quiet = async (): Promise<void> => {
  for (let before = -1; before !== asked();) {
    before = asked()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
