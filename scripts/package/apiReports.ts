import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import ts from 'typescript'
import packageJson from '../../package.json' with { type: 'json' }

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const DIST = join(ROOT, 'dist')
const WORK = join(ROOT, 'build/api')
const SOURCE = join(WORK, 'declarations')

const NOT_REPORTED = { default: { logLevel: ExtractorLogLevel.None } }

/** Declaration file of each public import: `react.d.ts` for `portico/react`. */
const entries = Object.entries(packageJson.exports).flatMap(([path, target]) =>
  typeof target === 'string' || path.endsWith('.css')
    ? []
    : [{ name: path.replace(/^\./, 'portico'), file: target.types.replace('./dist/', '') }],
)

/** Copies the built declarations without comments, which are no part of the API. */
const copyDeclarations = (): void => {
  rmSync(WORK, { recursive: true, force: true })
  const printer = ts.createPrinter({ removeComments: true })
  for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.d.ts'),
  )) {
    const text = readFileSync(join(DIST, file), 'utf8')
    const target = join(SOURCE, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, printer.printFile(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022)))
  }
}

const reportNameOf = (file: string): string => file.replace(/\.d\.ts$/, '.api.md')

const configOf = (file: string): ExtractorConfig =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(ROOT, 'package.json'),
    configObject: {
      projectFolder: ROOT,
      newlineKind: 'lf',
      mainEntryPointFilePath: join(SOURCE, file),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'preserve',
            moduleResolution: 'bundler',
            strict: true,
            skipLibCheck: true,
            types: ['node'],
          },
          files: entries.map((entry) => join(SOURCE, entry.file)),
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: reportNameOf(file),
        reportFolder: WORK,
        reportTempFolder: join(WORK, 'new'),
        includeForgottenExports: true,
      },
      messages: {
        compilerMessageReporting: NOT_REPORTED,
        extractorMessageReporting: NOT_REPORTED,
        tsdocMessageReporting: NOT_REPORTED,
      },
    },
  })

/** Removes "undocumented" remarks, since no comment was copied, and message texts, which may change. */
const normalised = (report: string): string =>
  report
    .replaceAll(/^ *\/\/ (?:@public )?\((?:undocumented|No @packageDocumentation .*)\)\n/gm, '')
    .replaceAll(/^( +readonly "\w+(?:\.\w+)+": )".*";$/gm, '$1string;')

/** API report of each entry of the built package: exported names and the types they consist of. */
export const apiReports = (): ReadonlyMap<string, string> => {
  copyDeclarations()
  const configs = entries.map(({ name, file }) => ({ name, file, config: configOf(file) }))
  const [first] = configs
  if (first === undefined) throw new Error('package.json has no entries with types')
  const compilerState = CompilerState.create(first.config, {
    additionalEntryPoints: configs.map(({ config }) => config.mainEntryPointFilePath),
  })
  return new Map(
    configs.map(({ name, file, config }) => {
      Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => (message.handled = true),
      })
      return [name, normalised(readFileSync(join(WORK, reportNameOf(file)), 'utf8'))]
    }),
  )
}

/** Path of an entry's stored report. */
export const recordOf = (name: string): URL =>
  new URL(`../../test/package/api/${name.replace('/', '-')}.api.md`, import.meta.url)
