import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { PACKED_DOCUMENTS, packedText } from './packedDocuments.mjs'

const FOLDER = 'build/package'

/** Fields of our `package.json` that concern hosts; the others are for the repository. */
const PUBLISHED = [
  ...['name', 'version', 'description', 'keywords', 'license', 'homepage', 'bugs', 'repository'],
  ...['type', 'engines', 'sideEffects', 'dependencies', 'peerDependencies', 'peerDependenciesMeta'],
]

/**
 * The files of `dist/` become the package's root: bundlers that ignore `exports`, like Parcel by default, find
 * `portico/react` and `portico/styles.css` by file name.
 */
const manifest = {
  ...Object.fromEntries(PUBLISHED.map((name) => [name, packageJson[name]])),
  main: './index.js',
  types: './index.d.ts',
  exports: JSON.parse(JSON.stringify(packageJson.exports).replaceAll('./dist/', './')),
}

const put = async (file, text) => {
  await mkdir(dirname(join(FOLDER, file)), { recursive: true })
  await writeFile(join(FOLDER, file), text)
}

/** Writes the folder that is packed and published. Excludes source maps, which are four fifths of `dist/`. */
export const writePackage = async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await cp('dist', FOLDER, { recursive: true, filter: (path) => !path.endsWith('.map') })
  for (const file of await readdir(FOLDER, { recursive: true })) {
    if (!file.endsWith('.js')) continue
    // Bundlers would warn about the missing map.
    await put(file, (await readFile(join(FOLDER, file), 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'))
  }
  for (const document of PACKED_DOCUMENTS) await put(document, packedText(document, await readFile(document, 'utf8')))
  await put('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
}
