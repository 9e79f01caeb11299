import type { RemotePicture } from '../../domain/images/RemotePicture.js'

/** Equal for equal pictures. */
export const pictureKey = (picture: RemotePicture): string =>
  picture._tag === 'Known' ? `${picture.of} ${picture.id}` : picture.address
