import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src *; require-trusted-types-for 'script'; trusted-types 'none'"

/**
 * Serves one page and its script, or scripts by path, under the demo's kind of policy, for tests of the harness itself;
 * `framed` lists the allowed frames. With `styles`, the host may add styles by script.
 */
export const servePage = async (
  body: string,
  script: string | Readonly<Record<string, string>>,
  framed = "'none'",
  styles?: string,
): Promise<{ readonly origin: string; readonly close: () => void }> => {
  const scripts = typeof script === 'string' ? { '/page.js': script } : script
  const policy = styles === undefined ? POLICY : POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  const link = styles === undefined ? '' : '<link rel="stylesheet" href="/page.css">'
  const server = createServer(({ url = '/' }, response) => {
    const found = url === '/page.css' ? styles : scripts[url]
    const type = url === '/page.css' ? 'text/css' : 'text/javascript'
    response.setHeader('content-type', found === undefined ? 'text/html' : type)
    response.setHeader('content-security-policy', `${policy}; frame-src ${framed}`)
    response.end(
      found ??
        `<!doctype html><html lang="en"><title>Page</title>${link}<script type="module" src="/page.js"></script><main>${body}</main>`,
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
