import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type RequestOptions, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { assert } from 'chai'
import ts from 'typescript'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type * as Server from 'portico/server'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Below the package, so that `portico/server` is the built one. */
const FOLDER = `${ROOT}build/recipes`
const ORIGIN = 'http://localhost:3000'
const docs = readFileSync(`${ROOT}docs/sign-in-server.md`, 'utf8')

/** Runs the code below a heading of the document, verbatim. */
const runRecipe = async (heading: string): Promise<unknown> => {
  const [, section = ''] = docs.split(`## ${heading}\n`)
  const [, code = ''] = /^```ts\n([^]*?)^```$/m.exec(section) ?? []
  assert.include(code, 'createSignInServer', heading)
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  })
  const file = `${FOLDER}/${heading.replaceAll(/\W+/g, '-')}.mjs`
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, outputText)
  return import(pathToFileURL(file).href)
}

/** Sends requests as a browser with one cookie jar. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>

const withCookies = (ask: Ask): Ask => {
  const jar = new Map<string, string>()
  return async (path, init = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = new Headers(init.headers)
    headers.set('cookie', cookie)
    const response = await ask(path, { ...init, headers })
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      jar.set(name, value)
    }
    return response
  }
}

/** A raw request that no `fetch` can send. */
const statusOf = (options: RequestOptions): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = send({ host: '127.0.0.1', ...options }, (response) => resolve(response.resume().statusCode))
    asked.on('error', reject).end()
  })

/** Signs in, reads the session, and signs out. */
const visit = async (asked: Ask): Promise<void> => {
  const ask = withCookies(asked)
  const post = (path: string, body: object): Promise<Response> =>
    ask(path, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { nonce, issuedAt } = (await (await ask('nonce')).json()) as Readonly<Record<string, string>>
  const account = privateKeyToAccount(generatePrivateKey())
  const message = [
    'localhost:3000 wants you to sign in with your Ethereum account:',
    ...[account.address, '', 'Sign in.', '', `URI: ${ORIGIN}/`, 'Version: 1', 'Chain ID: 1'],
    ...[`Nonce: ${nonce ?? ''}`, `Issued At: ${issuedAt ?? ''}`],
  ].join('\n')
  const signIn = { message, signature: await account.signMessage({ message }) }
  assert.equal((await post('verify', signIn)).status, 200)
  assert.deepEqual(await (await post('verify', signIn)).json(), { code: 'NonceUsed' })
  const me = await ask('me')
  assert.deepNestedPropertyVal(await me.json(), 'account', { chainId: 'eip155:1', address: account.address })
  assert.equal(me.headers.get('cache-control'), 'no-store')
  assert.equal((await post('sign-out', {})).status, 200)
  assert.isNull(await (await ask('me')).json())
  assert.equal((await post('verify', { message: 'a'.repeat(300_000) })).status, 413)
}

describe('the recipes for a sign-in server', () => {
  before(() => {
    process.env['SITE_ORIGIN'] = ORIGIN
    process.env['SESSION_SECRET'] = 'thirty-two bytes that nobody knows'
  })
  after(() => {
    delete process.env['SITE_ORIGIN']
    delete process.env['SESSION_SECRET']
    rmSync(FOLDER, { recursive: true, force: true })
  })

  it('work as a route of Next.js, which has the same Request and Response', async () => {
    const { NextRequest } = await import('next/server.js')
    // As in a build.
    const secret = process.env['SESSION_SECRET']
    delete process.env['SESSION_SECRET']
    const route = (await runRecipe('Next.js')) as Readonly<Record<string, Server.SignInServer['handle']>>
    assert.sameMembers(Object.keys(route), ['GET', 'POST'])
    process.env['SESSION_SECRET'] = secret
    await visit((path, init = {}) => {
      const handle = route[init.method ?? 'GET']
      const { headers, method, body } = new Request(`${ORIGIN}/api/sign-in/${path}`, init)
      const request = new NextRequest(`${ORIGIN}/api/sign-in/${path}`, {
        headers,
        method,
        duplex: 'half',
        ...(body !== null && { body }),
      })
      return handle?.(request) ?? assert.fail(`no ${init.method ?? 'GET'}`)
    })
  })

  it('work as a handler of node:http, under a path of Express', async () => {
    const { signIn } = (await runRecipe('Express, and anything on `node:http`')) as { readonly signIn: RequestListener }
    const server = createServer((request, response) => {
      // As `app.use` does: a handler sees the rest of the path.
      request.url = (request.url ?? '').replace(/^\/api\/sign-in(?=\/)/, '')
      signIn(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = server.address() as AddressInfo
      await visit((path, init) => fetch(`http://127.0.0.1:${port}/api/sign-in/${path}`, init))
      for (const [method, path] of [
        ['GET', '/api/sign-in//'],
        ['GET', '//'],
        ['TRACE', '/api/sign-in/nonce'],
      ] as const)
        assert.equal(await statusOf({ port, method, path }), 400, `${method} ${path}`)
    } finally {
      server.close()
    }
  })
})

describe('the documentation of the sign-in server', () => {
  it('has each code once, with its status', () => {
    const source = readFileSync(`${ROOT}infrastructure/signInServer/answers.ts`, 'utf8')
    const statuses = [...source.matchAll(/^ {2}(\w+): (\d{3}),$/gm)].map(
      ([, code, status]) => `${code ?? ''} ${status ?? ''}`,
    )
    const told = [...docs.matchAll(/^\| `(\w+)` \| (\d{3}) \|/gm)].map(
      ([, code, status]) => `${code ?? ''} ${status ?? ''}`,
    )
    assert.lengthOf(statuses, 22)
    assert.sameMembers(told, statuses)
  })
})

describe('the entry for servers', () => {
  it('runs without Node and without a page: it imports no module of Node, and no React [X-23]', () => {
    const seen = new Set<string>()
    const bare = new Set<string>()
    const visitFile = (file: string): void => {
      if (seen.has(file)) return
      seen.add(file)
      for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
        if (fileName.startsWith('.')) visitFile(fileURLToPath(new URL(fileName, pathToFileURL(file))))
        else bare.add(/^(?:@[^/]+\/)?[^/]+/.exec(fileName)?.[0] ?? '')
      }
    }
    visitFile(`${ROOT}dist/server.js`)
    assert.sameMembers([...bare], ['@noble/curves', '@noble/hashes', '@scure/base', 'jose', 'viem'])
  })
})
