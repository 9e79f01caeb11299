import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import packageJson from '../../../package.json' with { type: 'json' }

/** Inside the project, so that a host finds React as if it had installed it. */
const FOLDER = resolve('build/quickStart')

/** The first snippet of the README's quick start, verbatim. */
const SNIPPET = (/^## Quick start$.*?^```tsx\n(.*?)^```$/ms.exec(readFileSync('README.md', 'utf8')) ?? [])[1] ?? ''

const MAIN = `import { createRoot } from 'react-dom/client'
import App from './App'

createRoot(document.body.appendChild(document.createElement('div'))).render(<App />)
`
const INDEX = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title></head>
<body><script type="module" src="/main.tsx"></script></body></html>
`
const PAGE = `import App from './App'

export default function Page() {
  return <App />
}
`
const LAYOUT = `import type { ReactNode } from 'react'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
`
const HOST = {
  'package.json': JSON.stringify({ name: 'host', private: true, type: 'module' }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['dom', 'es2022'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
    },
  }),
}

const write = (name: string, files: Readonly<Record<string, string>>): string => {
  const folder = join(FOLDER, name)
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries({ ...HOST, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Puts the package beside the hosts as `npm install` would, from the output of `npm pack`. */
export const installPacked = (): void => {
  const place = join(FOLDER, 'node_modules/portico')
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  execFileSync('npm', ['pack', './build/package', '--silent', '--pack-destination', FOLDER])
  const packed = join(FOLDER, `portico-${packageJson.version}.tgz`)
  execFileSync('tar', ['-xzf', packed, '-C', place, '--strip-components=1'])
}

/** A built host: the folder to serve, and the build's warnings. */
export interface Built {
  readonly folder: string
  readonly warnings: readonly string[]
}

/** Runs the bundler's own command, as a developer would, and returns its warning lines. */
const run = async (command: string, root: string): Promise<readonly string[]> => {
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_IGNORE_INCORRECT_LOCKFILE: '1' } as const
  const child = spawn(process.execPath, [resolve(command), 'build', root], { env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  const code = await new Promise((done, fail) => child.on('error', fail).on('close', done))
  if (code !== 0) throw new Error(said)
  return said.split('\n').filter((line) => /warn|⚠|\(!\)|may not/i.test(line))
}

/** The snippet in Vite's React template. */
export const buildWithVite = async (): Promise<Built> => {
  const root = write('vite', { 'index.html': INDEX, 'main.tsx': MAIN, 'App.tsx': SNIPPET })
  return { warnings: await run('node_modules/vite/bin/vite.js', root), folder: join(root, 'dist') }
}

/** The snippet as the README has it for Next: in a client file, which a server component renders. */
export const buildWithNext = async (): Promise<Built> => {
  const config = { output: 'export', turbopack: { root: process.cwd() } }
  const root = write('next', {
    'next.config.mjs': `export default ${JSON.stringify(config)}\n`,
    'app/App.tsx': `'use client'\n\n${SNIPPET}`,
    'app/page.tsx': PAGE,
    'app/layout.tsx': LAYOUT,
  })
  // On a build server Next warns about the missing cache of the last build.
  mkdirSync(join(root, '.next/cache'), { recursive: true })
  return { warnings: await run('node_modules/next/dist/bin/next', root), folder: join(root, 'out') }
}
