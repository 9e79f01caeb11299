import { readFileSync } from 'node:fs'

interface DocumentedFlow {
  readonly title: string
  /** The files in its table. */
  readonly files: readonly string[]
  /** The stated counts of files, with and without views. */
  readonly said: readonly [number, number]
  /** The stated count of all called files, with those not listed. */
  readonly called: number
}

const SECTION = /^## The flows, file by file$([^]*?)(?=^## |(?![^]))/m

const COUNTS = /^(\d+) files, (\d+) without the screens; (\d+) called at all\./m

/** The tables of docs/architecture.md: | step | files | what happens |. */
export const flowsInDocument = (): readonly DocumentedFlow[] => {
  const [, section = ''] = SECTION.exec(readFileSync('docs/architecture.md', 'utf8')) ?? []
  return section
    .split(/^### /m)
    .slice(1)
    .map((text) => {
      const rows = [...text.matchAll(/^\|[^|\n]*\|([^|\n]*)\|/gm)]
      const [, all, rest, called] = COUNTS.exec(text) ?? []
      return {
        title: text.split('\n')[0] ?? '',
        files: rows.flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)),
        said: [Number(all), Number(rest)],
        called: Number(called),
      }
    })
}
