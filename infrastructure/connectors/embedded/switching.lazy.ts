import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { defer, type Observable, of, type SchedulerLike } from 'rxjs'
import type { EmbeddedWallet } from '../../../application/ports/embeddedWallet.js'
import type { LoggedIn } from '../../../domain/account/embeddedUser.js'
import type { Connection } from '../../../domain/connect/connection.js'
import type { LoginError } from '../../../domain/login/loginError.js'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'
import { EvmChainId } from '../shared/evmCodecs.js'
import { ERROR_CODES } from '../shared/providerErrors.js'
import { toSwitchError } from '../shared/switchErrors.js'
import { runSwitchFlow } from '../shared/switchFlow.js'
import type { SwitchOutcome } from '../shared/walletDriver.js'
import type { WithFailure, withFailure } from './loginFailures.js'

/** Maps a login failure to a switch error. The frame cannot add chains that it does not support. */
const asSwitch = (meaning: ReturnType<typeof withFailure>, to: CaipNetworkId): WithFailure<SwitchError> =>
  meaning((cause, said) =>
    said.code === ERROR_CODES.unsupportedMethod ? { _tag: 'SwitchNotSupported' } : toSwitchError(cause, to, said),
  )

interface LoginSwitchDeps {
  /** The logged-in user on this namespace. */
  readonly user: () => LoggedIn | undefined
  readonly meaning: ReturnType<typeof withFailure>
  readonly moveTo: (id: CaipNetworkId, rpcUrl?: string) => TE.TaskEither<LoginError, unknown>
  readonly scheduler: SchedulerLike
}

/** Switches the network of the embedded EVM account. */
export const switchLogin = (
  { user, meaning, moveTo, scheduler }: LoginSwitchDeps,
  network: Network,
  connection: () => Connection,
): Observable<SwitchOutcome> => {
  const wanted = network.caipNetworkId
  if (!EvmChainId.is(wanted)) return of<SwitchOutcome>(E.left({ _tag: 'SwitchNotSupported' }))
  const ask = asSwitch(meaning, wanted)
  return runSwitchFlow(
    network,
    {
      // The frame itself reports a missing chain.
      hadChain: true,
      move: defer(ask(moveTo(wanted))),
      add: ([rpcUrl]) => defer(ask(moveTo(wanted, rpcUrl))),
      where: defer(() => of(user()?.caipNetworkId ?? connection().caipNetworkId)),
    },
    scheduler,
  )
}

/** Switches the network of the embedded Solana account; the frame shows no prompt. */
export const switchSolanaLogin = (
  { meaning, wallet }: Pick<LoginSwitchDeps, 'meaning'> & { readonly wallet: Pick<EmbeddedWallet, 'account'> },
  { caipNetworkId }: Network,
): Observable<SwitchOutcome> =>
  caipNetworkId.startsWith('solana:')
    ? defer(
        pipe(
          asSwitch(meaning, caipNetworkId)(wallet.account.switchTo(caipNetworkId)),
          TE.filterOrElse(
            (reported) => reported === caipNetworkId,
            (reported): SwitchError => ({ _tag: 'SwitchNotHonoured', reported }),
          ),
        ),
      )
    : of<SwitchOutcome>(E.left({ _tag: 'SwitchNotSupported' }))
