import type { BrowserContext, Request } from 'playwright-core'
import { isLoopback } from './isLoopback.js'

export interface Watch {
  /** Forbidden actions of these pages. */
  readonly problems: () => readonly string[]
  /** Every request so far, in order. */
  readonly requests: () => readonly Request[]
}

declare global {
  interface Window {
    /** Set by `watchContext`. */
    readonly reportViolation?: (text: string) => void
  }
}

const reportViolations = (): void =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    window.reportViolation?.(`${violatedDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`),
  )

/**
 * Watches every page of a context: policy violations, console output of any kind, uncaught errors, and requests that
 * would leave this machine, which the browser refuses (`flags.ts`). Requests are watched without interception, which
 * would slow each down and disable the cache. `tolerated` lists the browser's own console lines about a server that a
 * test broke on purpose.
 */
export const watchContext = async (context: BrowserContext, tolerated: readonly RegExp[]): Promise<Watch> => {
  const problems: string[] = []
  const requests: Request[] = []
  const report = (problem: string): void => {
    if (!tolerated.some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  await context.exposeBinding('reportViolation', (_source, text: string) => report(`policy violation: ${text}`))
  await context.addInitScript(reportViolations)
  context.on('console', (message) => report(`console ${message.type()}: ${message.text()} (${message.location().url})`))
  context.on('weberror', (webError) => report(`uncaught: ${webError.error().stack ?? webError.error().message}`))
  const reportLeaving = (address: string): void => {
    if (!isLoopback(address)) report(`left this machine: ${address}`)
  }
  context.on('request', (request) => {
    requests.push(request)
    reportLeaving(request.url())
  })
  context.on('page', (page) => page.on('websocket', (socket) => reportLeaving(socket.url())))
  return { problems: () => problems, requests: () => requests }
}
