import type { RemotePicture } from '../../domain/images/picture.js'
import { catchError, defer, distinctUntilChanged, of, startWith, switchMap } from 'rxjs'
import type { Images } from '../../application/ports/platform.js'
import type { Readable } from '../../application/kernel/store.js'

/** Equal for equal pictures. */
export const pictureKey = (picture: RemotePicture): string =>
  picture._tag === 'Known' ? `${picture.of} ${picture.id}` : picture.address

/** Loads the code that fetches pictures when the first picture is read, so that lists show before it. */
export const lazyImages = (load: () => Promise<Images>): Images => {
  const readables = new Map<string, Readable<string | undefined>>()
  let loaded: Images | undefined
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
