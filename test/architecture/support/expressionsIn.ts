import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** The product's sources, by path from the root. */
export const SOURCES: readonly string[] = ['domain', 'application', 'infrastructure', 'ui-react'].flatMap((folder) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
)

const nodesOf = (path: string): readonly ts.Node[] => {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(ROOT + path, 'utf8'), ts.ScriptTarget.Latest))
  return nodes
}

/** The regular expression literals of a file. */
export const expressionsIn = (path: string): readonly RegExp[] =>
  nodesOf(path)
    .filter((node) => ts.isRegularExpressionLiteral(node))
    .map(({ text }) => {
      const end = text.lastIndexOf('/')
      return new RegExp(text.slice(1, end), text.slice(end + 1))
    })

const nameOf = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text
  return ts.isPropertyAccessExpression(node) ? `${nameOf(node.expression)}.${node.name.text}` : ''
}

/** The functions that a file calls and the classes it instantiates, by name: `JSON.parse`, `URL`. */
export const callsIn = (path: string): readonly string[] =>
  nodesOf(path).flatMap((node) =>
    ts.isCallExpression(node) || ts.isNewExpression(node) ? [nameOf(node.expression)] : [],
  )
