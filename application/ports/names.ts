import type { TaskEither } from 'fp-ts/TaskEither'
import type { NameError } from '../../domain/names/nameError.js'
import type { Network } from '../../domain/network/network.js'

/** Names of accounts, such as `heron.eth`: any person may give any address a name. */
export interface Names {
  /**
   * Resolves a name to a plain address on an EVM network, in checksum spelling. Answers are cached for 5 minutes
   * (S9-02); `fresh` requests and caches a new one, for example before money moves.
   */
  readonly resolve: (
    name: string,
    network: Network,
    how?: { readonly fresh?: boolean },
  ) => TaskEither<NameError, string>
  /**
   * The name of a plain EVM address, in the spelling of ENSIP-15, if it resolves to that address (S-09). `undefined` if
   * there is no such name, and for addresses of other chains. Also cached for 5 minutes.
   */
  readonly nameOf: (address: string) => TaskEither<NameError, string | undefined>
}
