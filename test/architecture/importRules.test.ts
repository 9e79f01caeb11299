import { createRequire } from 'node:module'
import { assert } from 'chai'
import { plant, type Plot } from './support/plant.js'
import { runTool } from './support/runTool.js'

const FOLDERS = ['domain', 'application', 'infrastructure', 'ui-react', 'sandbox', 'demo', 'bench', 'test']

const ENTRIES_WITH_CODE = [
  'application/lazyEntries.ts',
  "export { ACCOUNT } from '../ui-react/account/messages.js'\nexport * from '../infrastructure/container/lazy/swap.js'",
] as const

/** One violation for each rule: the planted file, and the text that breaks the rule. */
const VIOLATIONS: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'no-cycle': ['domain/planted/cycle.ts', "export { b } from './cycleBack.js'\nexport const a = 1"],
  'no-unresolved': ['domain/planted/unresolved.ts', "export * from './nowhere.js'"],
  'domain-is-pure': ['domain/planted/impure.ts', "export { map } from 'rxjs'"],
  'decimals-only-in-amounts': ['domain/planted/decimals.ts', "export { Decimal } from 'decimal.js'"],
  'checksums-only-in-addresses': ['domain/planted/checksums.ts', "export { sha256 } from '@noble/hashes/sha2.js'"],
  'application-points-inward': [
    'application/planted/outward.ts',
    "export type { BrowserHost } from '../../infrastructure/browser/BrowserHost.js'",
  ],
  'words-come-by-type': [
    'application/messages.ts',
    "export type { LazyComponent } from '../ui-react/modal/lazyComponent.js'",
  ],
  'words-come-without-code': ENTRIES_WITH_CODE,
  'features-bring-adapters-by-import': ENTRIES_WITH_CODE,
  'features-meet-by-type': [
    'application/account/planted.ts',
    "export { makeModalFeature } from '../modal/modalFeature.js'",
  ],
  'api-knows-no-feature': [
    'application/api/planted.ts',
    "export type { ModalFeature } from '../modal/modalFeature.js'",
  ],
  'tokens-are-names': ['application/planted/tokens.ts', "export { makeModalFeature } from '../modal/modalFeature.js'"],
  'ports-are-interfaces': ['application/ports/planted.ts', "export { createStore } from '../kernel/store.js'"],
  'infrastructure-not-ui': [
    'infrastructure/browser/planted.ts',
    "export { useModal } from '../../ui-react/shared/usePortico.js'",
  ],
  'adapters-keep-apart': ['infrastructure/storage/planted.ts', "export { isMobile } from '../browser/BrowserHost.js'"],
  'adapters-are-wired-not-called': [
    'demo/planted.ts',
    "export { isMobile } from '../infrastructure/browser/BrowserHost.js'",
  ],
  'pages-are-no-part-of-the-server': [
    'infrastructure/container/planted.ts',
    "export { memoryNonceStore } from '../signInServer/NonceStore.js'",
  ],
  'ready-sessions-load-when-needed': ['siwx.ts', "export { isMobile } from './infrastructure/browser/BrowserHost.js'"],
  'the-server-is-no-part-of-pages': ['server.ts', "export { isMobile } from './infrastructure/browser/BrowserHost.js'"],
  'only-the-container-wires': ['infrastructure/http/planted.ts', "export { Container } from 'inversify'"],
  'fp-ts-by-module': ['application/planted/root.ts', "export { either } from 'fp-ts'"],
  'heavy-code-is-lazy': ['infrastructure/chainRpc/planted.ts', "export * from './viemChainRpc.lazy.js'"],
  'lazy-features-come-by-import': [
    'infrastructure/container/bindings/planted.ts',
    "export { swap } from '../lazy/swap.js'",
  ],
  'ui-sees-no-infrastructure': ['ui-react/shared/planted.ts', "export type { Either } from 'fp-ts/Either'"],
  'ui-uses-ports-by-type': [
    'ui-react/shared/planted2.ts',
    "export { makeModalFeature } from '../../application/modal/modalFeature.js'",
  ],
  'payments-know-no-feature': ['ui-react/payment/planted.ts', "export type { SEND } from '../send/messages.js'"],
  'nothing-imports-tests': ['infrastructure/log/planted.ts', "export { fakeLog } from '../../test/fakes/fakeLog.js'"],
  'nothing-imports-the-sandbox': [
    'infrastructure/log/planted2.ts',
    "export { startSandbox } from '../../sandbox/startSandbox.js'",
  ],
  'sandbox-uses-no-code-of-ours': [
    'sandbox/solana/planted.ts',
    "export { decodeBase58 } from '../../domain/account/addresses/solana.js'",
  ],
  'nothing-imports-the-bench': ['demo/planted2.ts', "export { quantile } from '../bench/table.js'"],
  'nothing-imports-the-demo': ['ui-react/shared/planted3.ts', "export { Shop } from '../../demo/Shop.js'"],
}

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]
  }
}

const requireHere = createRequire(import.meta.url)

describe('the import rules', function () {
  this.timeout(600_000)
  let plot: Plot
  let broken: ReadonlySet<string>

  before(async () => {
    plot = await plant(FOLDERS, {
      ...Object.fromEntries(Object.values(VIOLATIONS)),
      'domain/planted/cycleBack.ts': "export { a } from './cycle.js'\nexport const b = 1",
      'application/account/plantedType.ts': "export type { ModalFeature } from '../modal/modalFeature.js'",
    })
    const args = [
      '--no-install',
      'depcruise',
      '--preserve-symlinks',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
      ...FOLDERS,
      'server.ts',
    ]
    const { stdout } = await runTool(plot.folder, 'npx', args)
    const report = JSON.parse(stdout) as Report
    broken = new Set(report.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`))
  })

  after(() => plot.remove())

  it('each have a violation here', () => {
    const { forbidden } = requireHere('../../.dependency-cruiser.cjs') as {
      readonly forbidden: readonly { readonly name: string }[]
    }
    assert.sameMembers(
      forbidden.map(({ name }) => name),
      Object.keys(VIOLATIONS),
    )
  })

  for (const [rule, [path]] of Object.entries(VIOLATIONS)) {
    it(`report ${rule} for ${path}`, () => assert.include([...broken], `${rule} ${path}`))
  }

  it('allow features to import types of each other', () => assert.notInclude([...broken].join(), 'plantedType'))
})
