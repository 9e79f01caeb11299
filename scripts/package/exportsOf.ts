import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import packageJson from '../../package.json' with { type: 'json' }

export interface EntryExports {
  readonly values: readonly string[]
  readonly types: readonly string[]
}

const ROOT = new URL('../../', import.meta.url)

const entries = Object.entries(packageJson.exports).flatMap(([path, target]) =>
  typeof target === 'string' || path.endsWith('.css')
    ? []
    : [{ name: path.replace(/^\./, 'portico'), file: fileURLToPath(new URL(target.types, ROOT)) }],
)

/** The names each entry of the built package exports, values and types apart, from its declarations. */
export const exportsOf = (): Record<string, EntryExports> => {
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      module: ts.ModuleKind.Preserve,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  )
  const checker = program.getTypeChecker()
  const isValue = (symbol: ts.Symbol): boolean => {
    const origin = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)
    const typeOnly = symbol.declarations?.some((node) => ts.isTypeOnlyImportOrExportDeclaration(node)) ?? false
    return !typeOnly && (origin.flags & ts.SymbolFlags.Value) !== 0
  }
  const exportsIn = (file: string): readonly ts.Symbol[] => {
    const source = program.getSourceFile(file)
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
    if (module === undefined) throw new Error(`${file} is not there: npm run build`)
    return checker.getExportsOfModule(module)
  }
  return Object.fromEntries(
    entries.map(({ name, file }) => {
      const found = exportsIn(file)
      const names = (wanted: boolean) =>
        found.filter((symbol) => isValue(symbol) === wanted).map((symbol) => symbol.name)
      return [name, { values: names(true).sort(), types: names(false).sort() }]
    }),
  )
}
