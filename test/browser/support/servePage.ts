import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src *; require-trusted-types-for 'script'; trusted-types 'none'"

/**
 * Serves one page and its script, or scripts by their paths, under the demo's kind of policy, for tests of the harness
 * itself; `framed` is what it may have in frames.
 */
export const servePage = async (
  body: string,
  script: string | Readonly<Record<string, string>>,
  framed = "'none'",
): Promise<{ readonly origin: string; readonly close: () => void }> => {
  const scripts = typeof script === 'string' ? { '/page.js': script } : script
  const server = createServer(({ url = '/' }, response) => {
    const found = scripts[url]
    response.setHeader('content-type', found === undefined ? 'text/html' : 'text/javascript')
    response.setHeader('content-security-policy', `${POLICY}; frame-src ${framed}`)
    response.end(
      found ??
        `<!doctype html><html lang="en"><title>Page</title><script type="module" src="/page.js"></script><main>${body}</main>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
