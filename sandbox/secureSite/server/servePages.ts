import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Reply } from '../../http/handler.js'

/** Output folders of the build: next to the package's chunks or their folder, or in `dist` when run from sources. */
const FOLDERS = [
  new URL('./secure-site/', import.meta.url),
  new URL('../secure-site/', import.meta.url),
  new URL('../../../dist/secure-site/', import.meta.url),
]
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
const ANY_APP = 'http://localhost:* http://127.0.0.1:*'

/** Headers that let cross-origin isolated pages embed this page. */
const ISOLATED = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
}

interface SitePage {
  readonly title: string
  /** Whether apps may frame it. */
  readonly framed: boolean
  /** Whether it frames apps. */
  readonly frames?: boolean
  /** Data for its script, as `data-` attributes. */
  readonly told?: Readonly<Record<string, string>>
}

const policyOf = ({ framed, frames = framed }: Pick<SitePage, 'framed' | 'frames'>): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${frames ? ANY_APP : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framed ? ANY_APP : "'none'"}`,
    "require-trusted-types-for 'script'",
  ].join('; ')

/** HTML document that loads the shared script; `name` selects the page. */
const documentOf = (name: string, { title, told = {}, ...framing }: SitePage): Reply => {
  const attributes = Object.entries({ page: name, ...told }).map(([key, value]) => `data-${key}="${value}"`)
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': policyOf(framing), ...(framing.framed && ISOLATED) },
    body: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/pages/main.css" />
    <script type="module" src="/pages/main.js"></script>
  </head>
  <body ${attributes.join(' ')}><main></main></body>
</html>`,
  }
}

/** The page or asset at a path; `undefined` for other paths. */
export const servePages = async (
  path: string,
  pages: Readonly<Record<string, SitePage>>,
): Promise<Reply | undefined> => {
  const name = path.slice(1)
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  if (page !== undefined) return documentOf(name, page)
  const file = /^\/pages\/([\w.-]+)$/.exec(path)?.[1]
  if (file === undefined) return undefined
  const folder = FOLDERS.find((each) => existsSync(each))
  const body = folder === undefined ? undefined : await readFile(new URL(file, folder)).catch(() => undefined)
  if (body === undefined) return { status: 404, type: 'text/plain', body: 'The pages are not built: npm run build.' }
  return { status: 200, type: TYPES[extname(file)] ?? 'application/octet-stream', body }
}
