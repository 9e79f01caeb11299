import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../bitmaps/', import.meta.url)

/** Small pictures of each kind, made by an encoder (libvips): 24 by 24. */
export const madeBitmaps: readonly {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}[] = readdirSync(FOLDER)
  .filter((name) => !name.endsWith('.md'))
  .map((name) => ({
    name,
    type: `image/${(name.split('.')[1] ?? '').replace('jpg', 'jpeg')}`,
    bytes: Uint8Array.from(readFileSync(new URL(name, FOLDER))),
  }))
