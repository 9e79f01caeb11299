import type { TaskEither } from 'fp-ts/TaskEither'
import type { NameError } from '../../domain/names/nameError.js'
import type { Network } from '../../domain/network/network.js'

/** Names of accounts, such as `heron.eth`: anybody may give any address one. */
export interface Names {
  /**
   * The plain address of a name on an EVM network, with its checksum. An answer is kept for 5 minutes (S9-02); `fresh`
   * has it asked for anew, as before money moves, and kept in place of the older one.
   */
  readonly resolve: (
    name: string,
    network: Network,
    how?: { readonly fresh?: boolean },
  ) => TaskEither<NameError, string>
  /**
   * The name of a plain EVM address, in the spelling of ENSIP-15; only one that leads back to that address (S-09).
   * `undefined` when it has none, and for addresses of other chains. Kept for 5 minutes, too.
   */
  readonly nameOf: (address: string) => TaskEither<NameError, string | undefined>
}
