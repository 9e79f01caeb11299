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

/** Loads the code that fetches pictures when the first picture is read, so that lists show before it. */
export const lazyImages = <Wanted extends RemotePicture>(load: () => Promise<Images<Wanted>>): Images<Wanted> => {
  const readables = new Map<string, Readable<string | undefined>>()
  let loaded: Images<Wanted> | undefined
  return {
    of: (picture) => {
      const key = pictureKey(picture)
      const known = readables.get(key)
      if (known !== undefined) return known
      const changes = defer(async () => (loaded = await load())).pipe(
        switchMap((images) => images.of(picture).changes),
        // No picture is no reason to stop: the next look asks for the code again.
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

/** Chains whose networks, coins and well-known tokens Portico draws: of others, the drawings are not even loaded. */
const DRAWN_CHAINS =
  /^(?:solana|bip122|eip155:(?:1|10|56|100|137|324|8453|42161|42220|43114|59144|84532|421614|534352|11155111|11155420|1313161554)(?![^:]))/

const NO_PICTURE = createStore<string | undefined>(undefined)

/** What a server has of a picture that is not drawn. */
export const notDrawn = (images: Images<ServerPicture>, picture: MarkPicture): Readable<string | undefined> => {
  const wanted = undrawnPicture(picture)
  return wanted === undefined ? NO_PICTURE : images.of(wanted)
}

/** Asks `drawn` for what Portico may draw itself, and `others` for all other pictures. */
export const drawnFirst = (drawn: Images<MarkPicture>, others: Images<ServerPicture>): Images => ({
  of: (picture) => {
    if (picture._tag !== 'Network' && picture._tag !== 'Token') return others.of(picture)
    return DRAWN_CHAINS.test(picture.id) ? drawn.of(picture) : notDrawn(others, picture)
  },
})
