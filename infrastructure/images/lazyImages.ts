import {
  type MarkPicture,
  type RemotePicture,
  type ServerPicture,
  undrawnPicture,
} from '../../domain/images/picture.js'
import { catchError, defer, distinctUntilChanged, of, startWith, switchMap } from 'rxjs'
import type { Images } from '../../application/ports/platform.js'
import { createStore, type Readable } from '../../application/kernel/store.js'

/** Equal for equal pictures. */
export const pictureKey = (picture: RemotePicture): string => JSON.stringify(picture)

/** Loads the code that fetches images when the first image is read, so that lists appear first. */
export const lazyImages = <Wanted extends RemotePicture>(load: () => Promise<Images<Wanted>>): Images<Wanted> => {
  const readables = new Map<string, Readable<string | undefined>>()
  let loaded: Images<Wanted> | undefined
  return {
    of: (picture) => {
      const key = pictureKey(picture)
      const cached = readables.get(key)
      if (cached !== undefined) return cached
      const changes = defer(async () => (loaded = await load())).pipe(
        switchMap((images) => images.of(picture).changes),
        // A failed load does not stop: the next read loads the code again.
        catchError(() => of(undefined)),
      )
      const readable: Readable<string | undefined> = {
        initial: undefined,
        get value() {
          return loaded?.of(picture).value
        },
        changes: defer(() => loaded?.of(picture).changes ?? changes.pipe(startWith(undefined), distinctUntilChanged())),
      }
      readables.set(key, readable)
      return readable
    },
  }
}

/** Chains whose networks, coins and well-known tokens Portico draws; the drawings are not loaded for others. */
const DRAWN_CHAINS =
  /^(?:solana|bip122|eip155:(?:1|10|56|100|137|324|8453|42161|42220|43114|59144|84532|421614|534352|11155111|11155420|1313161554)(?![^:]))/

const NO_PICTURE = createStore<string | undefined>(undefined)

/** The server's image of a picture that Portico does not draw. */
export const notDrawn = (images: Images<ServerPicture>, picture: MarkPicture): Readable<string | undefined> => {
  const wanted = undrawnPicture(picture)
  return wanted === undefined ? NO_PICTURE : images.of(wanted)
}

/** Uses `drawn` for pictures that Portico may draw itself, and `others` for the rest. */
export const drawnFirst = (drawn: Images<MarkPicture>, others: Images<ServerPicture>): Images => ({
  of: (picture) => {
    if (picture._tag !== 'Network' && picture._tag !== 'Token') return others.of(picture)
    return DRAWN_CHAINS.test(picture.id) ? drawn.of(picture) : notDrawn(others, picture)
  },
})
