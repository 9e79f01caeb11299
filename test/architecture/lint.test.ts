import { assert } from 'chai'
import { plant, type Plot } from './support/plant.js'
import { runTool } from './support/runTool.js'

/** Code that each rule must reject, with its path. */
const VIOLATIONS: Readonly<Record<string, readonly (readonly [rule: string, line: string])[]>> = {
  'domain/planted.ts': [
    ['no-restricted-properties', 'export const now = (): number => Date.now()'],
    ['no-restricted-properties', 'export const dice = (): number => Math.random()'],
    ['no-restricted-syntax', 'export const today = (): Date => new Date()'],
    ['no-restricted-syntax', 'export const both = { ...{ one: 1 }, two: 2 }'],
    ['no-restricted-syntax', "export const fail = (): never => { throw new Error('no') }"],
  ],
  'application/planted.ts': [
    ['no-restricted-globals', 'export const later = (f: () => void): unknown => setTimeout(f, 1)'],
    ['no-restricted-globals', 'export const often = (f: () => void): unknown => setInterval(f, 1)'],
    ['no-restricted-globals', "export const ask = (): unknown => fetch('/')"],
    ['no-restricted-globals', 'export const page = (): unknown => window'],
    ['no-restricted-globals', 'export const tree = (): unknown => document'],
    ['no-restricted-globals', 'export const kept = (): unknown => localStorage'],
    ['no-restricted-imports', "import type { StateStores } from './api/state.js'\nexport type Stores = StateStores"],
    ['no-restricted-globals', 'export const around = (): unknown => globalThis.fetch'],
  ],
  'infrastructure/planted.ts': [
    ['no-restricted-globals', "export const ask = (): unknown => fetch('/')"],
    ['no-restricted-properties', 'export const { fetch: ask2 } = globalThis'],
    ['no-restricted-properties', "export const tell = (): unknown => navigator.sendBeacon('/')"],
    ['no-console', "console.log('here')"],
    ['no-restricted-syntax', 'export const both = { ...{ one: 1 }, two: 2 }'],
    [
      'regexp/no-super-linear-backtracking',
      'export const isMail = (text: string): boolean => /^.+@.+[.].+$/.test(text)',
    ],
    ['regexp/no-super-linear-move', "export const cut = (text: string): string => text.replace(/0+$/, '')"],
    ['@typescript-eslint/no-shadow', 'export const name = 1\nexport const f = (name: string): string => name'],
    ['@typescript-eslint/no-floating-promises', 'Promise.resolve(1)'],
    ['no-restricted-syntax', "import * as t from 'io-ts'\nexport const either = t.union([t.string, t.null])"],
    ['@typescript-eslint/no-explicit-any', 'export const anything = (value: any): unknown => value as unknown'],
    ['@typescript-eslint/no-non-null-assertion', 'export const sure = (list: readonly string[]): string => list[0]!'],
    [
      '@typescript-eslint/switch-exhaustiveness-check',
      "export const one = (x: 'a' | 'b'): number => { switch (x) { case 'a': return 1 } return 2 }",
    ],
    [
      '@typescript-eslint/consistent-type-imports',
      "import { HttpClient } from './http/HttpClient.js'\nexport type Client = HttpClient",
    ],
  ],
  'ui-react/planted.tsx': [
    ['no-restricted-syntax', "export const Raw = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />"],
    ['no-restricted-syntax', "export const draw = (node: HTMLElement): void => { node.innerHTML = 'x' }"],
    [
      'no-restricted-syntax',
      "export const draw2 = (node: HTMLElement): void => { node.insertAdjacentHTML('afterend', 'x') }",
    ],
    ['no-restricted-syntax', "export const draw3 = (): void => { document.write('x') }"],
    ['no-restricted-syntax', "export const spread = { dangerouslySetInnerHTML: { __html: 'x' } }"],
    ['no-restricted-syntax', "export const draw4 = (node: HTMLElement): void => { node['outerHTML'] = 'x' }"],
    ['no-restricted-syntax', "export const click = (node: HTMLElement): void => node.setAttribute('onclick', 'x')"],
    ['no-restricted-syntax', 'export const load = (name: string): unknown => import(name)'],
    ['@typescript-eslint/no-implied-eval', "export const wait = (): unknown => setTimeout('1', 1)"],
    ['no-restricted-syntax', 'export const Page = () => <iframe title="x" />'],
    ['no-restricted-syntax', 'export const Inner = () => <div srcDoc="x" />'],
    ['no-restricted-syntax', 'export const Out = () => <a href="https://a.example" target="_blank">x</a>'],
    [
      'no-restricted-syntax',
      'export const Half = () => <a href="https://a.example" target="_blank" rel="noreferrer">x</a>',
    ],
    ['no-restricted-syntax', "export const pop = (): void => { window.open('https://a.example') }"],
    [
      'no-restricted-syntax',
      'export const late = async (host: { readonly launch: (to: string) => void; readonly link: () => Promise<string> }): Promise<void> => { host.launch(await host.link()) }',
    ],
    [
      'no-restricted-syntax',
      'export const later = (host: { readonly launch: (to: string) => void; readonly link: () => Promise<string> }): void => { void host.link().then((to) => host.launch(to)) }',
    ],
    [
      'no-restricted-syntax',
      'export const latest = (commands: { readonly openWallet: () => void }): void => { setTimeout(() => commands.openWallet(), 1) }',
    ],
    [
      'no-restricted-syntax',
      'export const blocked = async (popups: { readonly openPopup: () => void }): Promise<void> => { await Promise.resolve(); popups.openPopup() }',
    ],
    ['no-eval', "export const run = (): unknown => eval('1')"],
    ['no-new-func', "export const make = (): unknown => new Function('return 1')"],
    ['no-restricted-syntax', "export const Inline = () => <p style={{ color: 'red' }} />"],
    [
      'react-hooks/rules-of-hooks',
      "import { useState } from 'react'\nexport const Odd = ({ on }: { readonly on: boolean }) => { if (on) useState(1); return <p /> }",
    ],
    [
      'react-hooks/exhaustive-deps',
      "import { useEffect } from 'react'\nexport const Stale = ({ f }: { readonly f: () => void }) => { useEffect(() => { f() }, []); return <p /> }",
    ],
  ],
  'ui-react/translated.tsx': [
    [
      'react-google-translate/no-conditional-text-nodes-with-siblings',
      'export const Beside = ({ on }: { readonly on: boolean }) => <p>{on && <b />}{String(on)}</p>',
    ],
    ['react-google-translate/no-return-text-nodes', "export function Bare() { return 'text' }"],
    [
      'no-restricted-syntax',
      'export const Children = ({ on, children }: { readonly on: boolean; readonly children: string }) => <p>{on && <b />}{children}</p>',
    ],
    ['no-restricted-syntax', 'export const Said = ({ t }: { readonly t: (key: string) => string }) => t("a")'],
    ['no-restricted-syntax', 'export const Some = ({ on }: Record<string, string>) => <p>{on && <>text <b /></>}</p>'],
    ['no-restricted-syntax', "export const Each = ({ on }: Record<string, string>) => <>{on ? 'text' : <b />}<i /></>"],
    [
      'no-restricted-syntax',
      "export const Told = ({ on }: { readonly on: boolean }) => { if (on) return 'text'; return <p /> }",
    ],
  ],
  'test/planted.ts': [
    [
      'no-restricted-syntax',
      'export const nap = (page: { readonly waitForTimeout: (ms: number) => Promise<void> }): Promise<void> => page.waitForTimeout(500)',
    ],
    [
      'no-restricted-syntax',
      'export const sleep = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))',
    ],
    ['no-restricted-syntax', "import { setTimeout as doze } from 'node:timers/promises'"],
    [
      'no-restricted-syntax',
      'export const poll = async (isOver: () => Promise<boolean>): Promise<void> => { while (!(await isOver())); }',
    ],
    [
      'no-restricted-syntax',
      'export const spin = async (look: () => Promise<boolean>): Promise<void> => { for (;;) if (await look()) return }',
    ],
    [
      'no-restricted-syntax',
      'export const again = (test: { readonly retries: (times: number) => void }): void => test.retries(1)',
    ],
  ],
  'infrastructure/log/obscure.ts': [
    ['comments/plain-comments', '/** Whoever has it may have been paid meanwhile. */\nexport const maxAge = 1'],
    ['comments/plain-comments', '// It is sent, and nobody knows whether it arrived.\nexport const sent = 2'],
    ['comments/plain-comments', 'export const address = 3 // A text that is none is refused.'],
    ['comments/plain-comments', '// What it is named by is\n// none of the ids.\nexport const id = 4'],
    [
      'comments/plain-comments',
      '/**\n * Of options that are missing, nothing is taken.\n */\nexport const options = {}',
    ],
  ],
  'infrastructure/long.ts': [
    ['max-lines', Array.from({ length: 201 }, (_, n) => `export const a${String(n)} = ${String(n)}`).join('\n')],
    ['max-len', `// ${'It says more than one line holds. '.repeat(4)}`],
    ['max-lines-per-function', `export const f = (): void => {\n${'  f()\n'.repeat(111)}}`],
  ],
}

/** The same lines are allowed in these places. */
const RIGHT: Readonly<Record<string, string>> = {
  'infrastructure/log/planted.ts': "console.log('here')\nexport {}",
  'ui-react/right.tsx':
    'export const Out = () => <a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
  'ui-react/whole.tsx':
    'export const Whole = ({ on, children }: Record<string, string>) => <p>{on && <b />}<span>{children}</span></p>',
  'ui-react/press.tsx':
    'export const Press = ({ commands }: { readonly commands: { readonly openWallet: () => void } }) => <button type="button" onClick={() => commands.openWallet()} />',
  'test/support/until.ts':
    'export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))',
  'infrastructure/browser/long.ts': `// https://a.example/${'a'.repeat(120)}\nexport const long = '${'a'.repeat(120)}'`,
  'infrastructure/log/plain.ts':
    "/** Offers none of the ids. */\nexport const nobody = 'whoever is none'\n// One\n// of two, not nobodys.\nexport {}",
  'infrastructure/browser/planted.ts': 'export const now = (): number => Date.now()',
}

interface Report {
  readonly filePath: string
  readonly messages: readonly { readonly ruleId: string | null; readonly line: number; readonly message: string }[]
}

describe('lint [S-01] [S-20] [S-22] [U-96]', function () {
  this.timeout(600_000)
  let plot: Plot
  let found: ReadonlyMap<string, Report['messages']>

  before(async () => {
    const planted = Object.entries(VIOLATIONS).map(
      ([path, lines]) => [path, lines.map(([, line]) => line).join('\n')] as const,
    )
    plot = await plant(['infrastructure/http'], { ...Object.fromEntries(planted), ...RIGHT })
    const paths = [...Object.keys(VIOLATIONS), ...Object.keys(RIGHT)]
    const { stdout, stderr } = await runTool(plot.folder, 'npx', [
      '--no-install',
      'eslint',
      '--format',
      'json',
      ...paths,
    ])
    assert.match(stdout, /^\[/, stderr)
    const reports = JSON.parse(stdout) as readonly Report[]
    found = new Map(reports.map(({ filePath, messages }) => [filePath.slice(plot.folder.length + 1), messages]))
  })

  after(() => plot.remove())

  for (const [path, lines] of Object.entries(VIOLATIONS)) {
    let start = 1
    for (const [rule, line] of lines) {
      const [first, last] = [start, start + line.split('\n').length - 1]
      start = last + 1
      it(`reports ${rule} in ${path}, for ${line.split('\n').slice(-1).join('').slice(0, 70)}`, () => {
        const said = (found.get(path) ?? []).filter(
          ({ ruleId, line: at }) => ruleId === rule && (rule === 'max-lines' || (at >= first && at <= last)),
        )
        assert.isNotEmpty(
          said,
          JSON.stringify(found.get(path)?.map(({ ruleId, line: at }) => `${String(ruleId)}:${String(at)}`)),
        )
      })
    }
  }

  it('explains each of its own bans with a reason and an alternative', () => {
    const bans = [...found.values()].flat().filter(({ ruleId }) => ruleId?.startsWith('no-restricted'))
    assert.isAbove(bans.length, 12)
    for (const { message } of bans) assert.isAbove(message.length, 60, message)
  })

  it('tells how to write the comment instead', () => {
    const [first] = found.get('infrastructure/log/obscure.ts') ?? []
    assert.include(first?.message, 'Write subject, verb, reason; name the thing')
  })

  for (const path of Object.keys(RIGHT)) {
    it(`reports nothing in ${path}`, () => assert.deepEqual(found.get(path), []))
  }
})
