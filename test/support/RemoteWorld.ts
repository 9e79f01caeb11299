import type { Either } from 'fp-ts/Either'

/** A port and the server behind it, if there is one. */
interface RemoteWorld<Api> {
  readonly api: Api
  readonly close: () => Promise<void>
}

/** Makes a world whose server answers this, or fails with this HTTP status. */
export type MakeRemoteWorld<Api, Answer> = (served: Either<number, Answer>) => Promise<RemoteWorld<Api>>
