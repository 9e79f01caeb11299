import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { PACKED_DOCUMENTS, packedText } from './packedDocuments.mjs'

const FOLDER = 'build/package'

/** What of our `package.json` concerns a host; all else, such as scripts, is the repository's. */
const PUBLISHED = [
  ...['name', 'version', 'description', 'keywords', 'license', 'homepage', 'bugs', 'repository'],
  ...['type', 'engines', 'sideEffects', 'dependencies', 'peerDependencies', 'peerDependenciesMeta'],
]

/**
 * The files of `dist/` become the package's root: a bundler that does not read `exports`, as Parcel does not unless it
 * is told to, finds `portico/react` and `portico/styles.css` by their names.
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

/** Writes the folder that is packed and published. Source maps stay in `dist/`: they are four fifths of it. */
export const writePackage = async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await cp('dist', FOLDER, { recursive: true, filter: (path) => !path.endsWith('.map') })
  for (const file of await readdir(FOLDER, { recursive: true })) {
    if (!file.endsWith('.js')) continue
    // A bundler would warn of a map that is not there.
    await put(file, (await readFile(join(FOLDER, file), 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'))
  }
  for (const document of PACKED_DOCUMENTS) await put(document, packedText(document, await readFile(document, 'utf8')))
  await put('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
}
