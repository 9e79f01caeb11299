import { createStore } from '../../application/shared/createStore.js'
import type { Picture } from '../../domain/images/Picture.js'
import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

const NOTHING = createStore<string | undefined>(undefined)

/** What goes into an `<img>` for a picture; `undefined` while there is nothing to show. Asked for while it is drawn. */
export const usePicture = (picture: Picture | undefined): string | undefined => {
  const portico = usePortico()
  const remote = useReadable(picture === undefined || picture._tag === 'Address' ? NOTHING : portico.image(picture))
  return picture?._tag === 'Address' ? picture.address : remote
}
