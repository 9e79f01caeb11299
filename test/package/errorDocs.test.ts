import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { assert } from 'chai'
import { describeError } from '../../domain/errors/domainError.js'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const matchesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '')

/** The tables of codes and texts, one for each union. */
const TABLES = readdirSync('domain')
  .map((folder) => `domain/${folder}/errors.ts`)
  .filter((path) => existsSync(path))

describe('docs/errors.md', () => {
  const codes = [
    ...new Set(matchesIn([...TABLES, 'domain/errors/earlyErrors.ts'].map(read).join('\n'), /'(PTC-[A-Z0-9-]+)'/g)),
  ]
  const docs = read('docs/errors.md')

  it('has a section for each code, under the lower-case code as anchor, and no other section', () => {
    assert.isAbove(codes.length, 20)
    assert.sameMembers([...matchesIn(docs, /^## (PTC-[A-Z0-9-]+)$/gm)], codes)
  })

  it('explains in each section what happened, which call or state raises it, and what to do', () => {
    for (const section of (docs.split(/^# Alerts$/m)[0] ?? '').split(/^## /m).slice(1))
      assert.match(
        section,
        /^PTC-[A-Z0-9-]+\n\n\S[^]*\n\n\*\*Raised by\.\*\* \S[^]*\n\n\*\*What to do\.\*\* \S/,
        section,
      )
  })

  it('has a row for each option of `createPortico`, under the anchor in its error', () => {
    const options = matchesIn(
      read('application/api/options.ts').split('export interface BaseOptions')[1] ?? '',
      /^ {2}readonly (\w+)\??:/gm,
    )
    assert.isAbove(options.length, 20)
    assert.sameMembers(
      [...matchesIn(docs, /^\| (<a id="[a-z-]+"><\/a>PTC-OPTION-[A-Z-]+ \| `\w+`) \|/gm)],
      options.map((option) => {
        const { code } = describeError({ _tag: 'InvalidOption', option, path: option, expected: 'right', given: 7 })
        return `<a id="${code.toLowerCase()}"></a>${code} | \`${option}\``
      }),
    )
  })

  it('has a row for each alert, with its name', () => {
    const alerts = [...read('domain/notify/alert.ts').matchAll(/'(PTC-ALERT-[A-Z-]+)',\s+message: '([^']+)'/g)].map(
      ([, code, name]) => `${code ?? ''} | ${name ?? ''}`,
    )
    assert.lengthOf(alerts, 13)
    assert.sameMembers([...matchesIn(docs, /^\| (PTC-ALERT-[A-Z-]+ \| [^|]+?) \|/gm)], alerts)
  })
})
