/**
 * The wallet client was written for Node too, and asks two hosts on the internet unless it believes to be under
 * test. Called before it is loaded; the sandbox talks to loopback only.
 */
export const pretendTest = (): void => {
  Object.assign(globalThis, { global: globalThis, process: { env: { IS_VITEST: 'true' } } })
}
