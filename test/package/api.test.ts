import { readFileSync } from 'node:fs'
import { assert } from 'chai'
import { apiReports, recordOf } from '../../scripts/package/apiReports.js'

const CHANGED = 'The public API changed. If that is wanted: npm run api:update, and a changeset that says so.'

const recorded = (name: string): string => readFileSync(recordOf(name), 'utf8')

/** The runtime exports of an entry. One whose name is also a global is `export { own as name }`. */
const valuesIn = (report: string): string[] => {
  const aliases = new Map([...report.matchAll(/^export \{ (\w+) as (\w+) \}/gm)].map(([, own, name]) => [own, name]))
  const found = [...report.matchAll(/^(export )?(?:const|function|class) (\w+)/gm)].flatMap(
    ([, exported, name = '']) => aliases.get(name) ?? (exported === undefined ? [] : name),
  )
  return [...new Set(found)]
}

/** The lines in which two reports differ: a whole report is too long to read. */
const changedLines = (before: string, after: string): string => {
  const [old, young] = [before.split('\n'), after.split('\n')]
  return [
    ...old.filter((line) => !young.includes(line)).map((line) => `- ${line}`),
    ...young.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ].join('\n')
}

describe('the public API', () => {
  const built = new Map<string, string>()
  before(function () {
    this.timeout(120_000)
    for (const [name, report] of apiReports()) built.set(name, report)
  })

  it('matches the recorded one, with each signature; record a wanted change by `npm run api:update`', () => {
    assert.isAbove(built.size, 5)
    for (const [name, report] of built)
      if (report !== recorded(name)) assert.fail(`${CHANGED}\n${name}\n${changedLines(recorded(name), report)}`)
  })

  it('has the names of messages on record, and not their texts, which may change', () => {
    const report = recorded('portico')
    assert.match(report, /^ +readonly "account\.copy": string;$/m)
    assert.notInclude(report, 'Copy address')
  })

  it('exists when Node imports an entry, as its declarations say', async () => {
    for (const [name, report] of built) {
      const loaded = (await import(name)) as Record<string, unknown>
      assert.sameMembers(Object.keys(loaded), valuesIn(report), name)
    }
  })
})
