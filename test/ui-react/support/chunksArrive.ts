import { readdir, readFile } from 'node:fs/promises'

const SOURCES = new URL('../../../ui-react/', import.meta.url)
const LATER = /\bimport\('(.+?)'\)/g

const laterIn = async (file: URL): Promise<readonly URL[]> =>
  [...(await readFile(file, 'utf8')).matchAll(LATER)].map(([, path = '']) => new URL(path, file))

/** Whatever views load only when they need it: a machine may take any time for the first of each. */
const loadAll = async (): Promise<void> => {
  const files = (await readdir(SOURCES, { recursive: true })).filter((path) => /\.tsx?$/.test(path))
  const later = await Promise.all(files.map((path) => laterIn(new URL(path.replaceAll('\\', '/'), SOURCES))))
  await Promise.all(later.flat().map(({ href }) => import(href)))
}

let loaded: Promise<void> | undefined

/**
 * Waits for the chunks that were asked for so far. All of them are loaded by now, and come in the order they are asked
 * for.
 */
export const chunksArrive = async (): Promise<void> => {
  await (loaded ??= loadAll())
  await import('../../../domain/errors/describeError.js')
}
