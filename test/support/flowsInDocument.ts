import { readFileSync } from 'node:fs'

interface DocumentedFlow {
  readonly title: string
  /** The files in its table. */
  readonly files: readonly string[]
  /** The stated counts of files, with and without views. */
  readonly said: readonly [number, number]
}

const SECTION = /^## The flows, file by file$([^]*?)(?=^## |(?![^]))/m

/** The tables of docs/architecture.md: | step | files | what happens |. */
export const flowsInDocument = (): readonly DocumentedFlow[] => {
  const [, section = ''] = SECTION.exec(readFileSync('docs/architecture.md', 'utf8')) ?? []
  return section
    .split(/^### /m)
    .slice(1)
    .map((text) => {
      const rows = [...text.matchAll(/^\|[^|\n]*\|([^|\n]*)\|/gm)]
      const [, all, rest] = /^(\d+) files, (\d+) without the screens/m.exec(text) ?? []
      return {
        title: text.split('\n')[0] ?? '',
        files: rows.flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)),
        said: [Number(all), Number(rest)],
      }
    })
}
