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

/** What a failure of a login means to a switch. A chain that the frame does not support, it adds neither. */
const asSwitch = (meaning: ReturnType<typeof withFailure>, to: CaipNetworkId): WithFailure<SwitchError> =>
  meaning((cause, said) =>
    said.code === ERROR_CODES.unsupportedMethod ? { _tag: 'SwitchNotSupported' } : toSwitchError(cause, to, said),
  )

interface LoginSwitchDeps {
  /** Who is logged in on the namespace. */
  readonly user: () => LoggedIn | undefined
  readonly meaning: ReturnType<typeof withFailure>
  readonly moveTo: (id: CaipNetworkId, rpcUrl?: string) => TE.TaskEither<LoginError, unknown>
  readonly scheduler: SchedulerLike
}

/** Moves the EVM account of a login. */
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
      // The frame says of a chain that it lacks it.
      hadChain: true,
      move: defer(ask(moveTo(wanted))),
      add: ([rpcUrl]) => defer(ask(moveTo(wanted, rpcUrl))),
      where: defer(() => of(user()?.caipNetworkId ?? connection().caipNetworkId)),
    },
    scheduler,
  )
}

/** Moves the Solana account of a login: the frame asks no visitor about it. */
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
