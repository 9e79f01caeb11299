import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'esbuild'

const FOLDER = 'build/size'

/** The smallest host. What it loads before any interest is the first paint. */
const HOST = `
import { createPortico } from 'portico'
import { PorticoProvider, ConnectButton, PorticoModal } from 'portico/react'
import { mainnet } from 'portico/networks'
globalThis.host = [createPortico({ networks: [mainnet] }), PorticoProvider, ConnectButton, PorticoModal]
`
/** The smallest host with sign-in, whose extra code is counted separately. */
const SIGN_IN_HOST = `${HOST}
globalThis.signingIn = () => import('portico/siwx')
`

/** Sources requested before the Connect view shows. */
const FIRST_INTENT = ['core', 'opening']

/** Sources loaded when a visitor approaches a pairing, and the SDK. */
const PAIRING = ['pairing.lazy', 'pairingViews']
const PAIRING_SDK = ['sdk.lazy']
/**
 * Sources loaded by a site with Solana networks: wallet discovery; signing and chain reads for a chosen wallet; the
 * Solana part of a login.
 */
const SOLANA = [
  'openStandardWallets.lazy',
  'solanaAdapter.lazy',
  'solanaRequests.lazy',
  'solanaChainRpc.lazy',
  'solanaLogin.lazy',
]
/** Source that builds Solana transfers, with its library. */
const SOLANA_TRANSFERS = ['openSolanaTransfers.lazy']
/**
 * Sources loaded by a site with Bitcoin networks: wallet discovery, the Bitcoin adapter, and signing for a chosen
 * wallet.
 */
const BITCOIN = ['openStandardWallets.lazy', 'bitcoinAdapter.lazy', 'bitcoinRequests.lazy']
/** Sources loaded with the first name lookup; the ENSIP-15 tables are separate. */
const NAMES = ['names']
const NAME_TABLES = ['ensip15.lazy']
/** Sources of an e-mail or social login: the wallet in the secure site's frame, and its views. */
const LOGIN = ['login.lazy', 'LOGIN_PARTS']
/**
 * HTTP adapters and the image reader. Every page with a project id, which logins need, has loaded them for its
 * configuration, so later stages do not count them again.
 */
const SERVERS = ['servers', 'pictures']
/** Loaded for every connected account, whatever its wallet: viem, which the SDK shares, and the tabs. */
const ACCOUNT = ['viemChainRpc.lazy', 'AccountView']

/** Own code of signing in: feature, view, guards of a site's functions, and the built-in sessions. */
const SIGN_IN = ['siwx.js', 'siwx.lazy', 'siwxViews', 'openSignIns', 'deviceSessions.lazy', 'serverSessions.lazy']

/** View rows of a feature; each such feature has two chunks (`visitChunks.mjs`). */
const FEATURE_VIEWS = /(?:^|\/)domain\/(\w+)\/views\.ts$/

const closure = (outputs, start) => {
  const reached = new Set()
  const visit = (path) => {
    if (reached.has(path)) return
    reached.add(path)
    for (const { path: next, kind, external } of outputs[path].imports)
      if (kind === 'import-statement' && !external) visit(next)
  }
  visit(start)
  return reached
}

/** Sources of an input: those of a chunk of our build are in its source map. */
const sourcesOf = (input) =>
  existsSync(`${input}.map`) ? [input, ...JSON.parse(readFileSync(`${input}.map`, 'utf8')).sources] : [input]

/** Bundles a host; `added` returns the chunks that given starts load in addition to earlier ones. */
const bundle = async (name, code) => {
  await writeFile(join(FOLDER, `${name}.js`), code)
  const { metafile } = await build({
    entryPoints: [join(FOLDER, `${name}.js`)],
    outdir: join(FOLDER, `${name}-all`),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    metafile: true,
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfigRaw: {},
  })
  const { outputs } = metafile
  const entry = Object.keys(outputs).find((path) => outputs[path].entryPoint?.endsWith(`${name}.js`))
  const startOf = (start) => {
    const found = Object.keys(outputs).find((path) => basename(outputs[path].entryPoint ?? '').startsWith(start))
    if (found === undefined)
      throw new Error(`No chunk starts at ${start}: was it renamed, or is it no longer loaded on demand?`)
    return found
  }
  const added = (names, ...before) => {
    const there = new Set(before.flatMap((paths) => [...paths]))
    return new Set(names.flatMap((start) => [...closure(outputs, startOf(start))]).filter((path) => !there.has(path)))
  }
  return { outputs, entry, added, firstPaint: closure(outputs, entry) }
}

/**
 * Bundles a host with the built package and groups the chunks by when they load. Returns the sources of each stage and
 * of each chunk loaded on demand, so that a gate can forbid some.
 */
export const bundleHost = async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const { outputs, entry, added, firstPaint } = await bundle('host', HOST)
  const firstIntent = added(FIRST_INTENT, firstPaint)
  const account = added(ACCOUNT, firstPaint, firstIntent)
  const pairing = added(PAIRING, firstPaint, firstIntent, account)
  const pairingSdk = added(PAIRING_SDK, firstPaint, firstIntent, pairing, account)
  const servers = added(SERVERS, firstPaint, firstIntent)
  const solana = added(SOLANA, firstPaint, firstIntent, servers)
  const solanaTransfers = added(SOLANA_TRANSFERS, firstPaint, firstIntent, servers, solana)
  const bitcoin = added(BITCOIN, firstPaint, firstIntent, servers)
  const names = added(NAMES, firstPaint, firstIntent, account, servers)
  const nameTables = added(NAME_TABLES, firstPaint, firstIntent, account, servers, names)
  // Pairing code for phones is counted under pairing.
  const login = added(LOGIN, firstPaint, firstIntent, account, pairing, servers)
  const sourcesIn = (paths) => [...paths].flatMap((path) => Object.keys(outputs[path].inputs).flatMap(sourcesOf))
  const signInHost = await bundle('signInHost', SIGN_IN_HOST)
  const before = signInHost.added([...FIRST_INTENT, ...ACCOUNT, 'requests'])
  const signIn = signInHost.added(SIGN_IN, signInHost.firstPaint, before)
  const keep = async (stage, paths) => {
    await mkdir(join(FOLDER, stage), { recursive: true })
    for (const path of paths) await cp(path, join(FOLDER, stage, basename(path)))
    return sourcesIn(paths)
  }
  await mkdir(join(FOLDER, 'sign-in'), { recursive: true })
  for (const path of signIn) await cp(path, join(FOLDER, 'sign-in', basename(path)))
  const features = sourcesIn(Object.keys(outputs)).flatMap((source) => FEATURE_VIEWS.exec(source)?.[1] ?? [])
  for (const name of new Set(features)) {
    // QR code rendering is counted under pairing.
    const files = added([`${name}.lazy`, `${name}Views`], firstPaint, firstIntent, account, pairing)
    await keep(`features/${name}`, files)
  }
  const onDemand = Object.keys(outputs).filter((path) => path !== entry && outputs[path].entryPoint !== undefined)
  return {
    stages: {
      firstPaint: await keep('first-paint', firstPaint),
      firstIntent: await keep('first-intent', firstIntent),
      pairing: await keep('pairing', pairing),
      pairingSdk: await keep('pairing-sdk', pairingSdk),
      solana: await keep('solana', solana),
      solanaTransfers: await keep('solana-transfers', solanaTransfers),
      bitcoin: await keep('bitcoin', bitcoin),
      login: await keep('login', login),
      names: await keep('names', names),
      nameTables: await keep('name-tables', nameTables),
    },
    starts: Object.fromEntries(
      onDemand.map((path) => [
        outputs[path].entryPoint.replace(/^dist\/chunks\//, ''),
        sourcesIn(closure(outputs, path)),
      ]),
    ),
  }
}
