import type { RemotePicture } from '../../domain/images/RemotePicture.js'
import type { Readable } from '../shared/Readable.js'

/** Pictures of servers, made safe to show. */
export interface Images {
  /**
   * What goes into an `<img>`; `undefined` until it is there, and for good where it cannot be had within 2 s (S9-04).
   * Asked for while somebody listens to `changes`, once however many do; the same object for the same picture.
   */
  readonly of: (picture: RemotePicture) => Readable<string | undefined>
}
