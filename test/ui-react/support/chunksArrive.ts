import { readdir, readFile } from 'node:fs/promises'

const SOURCES = new URL('../../../ui-react/', import.meta.url)
const LATER = /\bimport\('(.+?)'\)/g

const laterIn = async (file: URL): Promise<readonly URL[]> =>
  [...(await readFile(file, 'utf8')).matchAll(LATER)].map(([, path = '']) => new URL(path, file))

/** Chunks that views load on demand; the first load of each may take any time. */
const loadAll = async (): Promise<void> => {
  const files = (await readdir(SOURCES, { recursive: true })).filter((path) => /\.tsx?$/.test(path))
  const later = await Promise.all(files.map((path) => laterIn(new URL(path.replaceAll('\\', '/'), SOURCES))))
  await Promise.all(later.flat().map(({ href }) => import(href)))
}

let loaded: Promise<void> | undefined

/** Waits for the chunks requested so far. All of them are preloaded, and resolve in the order of the requests. */
export const chunksArrive = async (): Promise<void> => {
  await (loaded ??= loadAll())
  await import('../../../domain/errors/domainError.js')
}
