import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const packageOf = (id) =>
  /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))?.[1]

const noticeOf = (folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  const text =
    file === undefined
      ? `It carries no text of its licence. https://spdx.org/licenses/${license}.html has it.`
      : readFileSync(join(folder, file), 'utf8').trim()
  return `${name} ${version} (${license})\n\n${text}\n`
}

/** Writes the licences of bundled packages next to the bundle, as those licences require. */
export const noticesOfBundled = ({ fileName }) => ({
  name: 'portico-notices-of-bundled',
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    const folders = [...new Set(ids.map(packageOf).filter((folder) => folder !== undefined))].sort()
    this.emitFile({ type: 'asset', fileName, source: folders.map(noticeOf).join(`\n${'-'.repeat(72)}\n\n`) })
  },
})
