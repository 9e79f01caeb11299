import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { NEVER, of, type SchedulerLike, type Subscription } from 'rxjs'
import type { Settings } from '../../../application/api/settings.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import { makeConnector } from '../shared/connectorBase.js'
import type { Granted, SwitchOutcome, WalletDriver } from '../shared/walletDriver.js'
import { SafeInfo } from './codecs.js'
import { type AskSafe, type FramedWindow, makeSafeMessages } from './messages.js'
import { fateOf } from './proposals.js'
import { requestSafe } from './requests.js'

/** The Safe's own app may still be starting. */
const HANDSHAKE_MS = 10_000

const askInfo = (ask: AskSafe): TE.TaskEither<ConnectError, Granted> =>
  pipe(
    ask('getSafeInfo', undefined, SafeInfo, HANDSHAKE_MS),
    TE.bimap(
      (cause): ConnectError => ({ _tag: 'FailedToConnect', cause }),
      ({ safeAddress, chainId }): Granted => ({ accounts: [safeAddress], caipNetworkId: `eip155:${chainId}` }),
    ),
  )

/** A Safe grants access without a prompt, stores no permission, and emits no events. */
const safeDriver = (ask: AskSafe): WalletDriver => ({
  open: () => askInfo(ask)(),
  close: TE.right(undefined),
  events: NEVER,
  request: (request, to) => requestSafe(ask, request, to)(),
  // Each Safe lives on a single chain.
  switchTo: () => of<SwitchOutcome>(E.left({ _tag: 'SwitchNotSupported' })),
})

/**
 * Looks for a Safe that embeds this page, and reports it once it answers. Reports nothing if no page of `origins`
 * answers within 10 s. Loaded only in a frame.
 */
export const openSafe = async (deps: {
  readonly origins: readonly string[]
  readonly options: Pick<Settings, 'networks'>
  readonly window: FramedWindow
  readonly scheduler: SchedulerLike
  /** May have ended during the handshake. */
  readonly lifetime: Pick<Subscription, 'closed'>
  readonly report: (found: readonly WalletConnector[]) => void
}): Promise<void> => {
  // A Safe is EVM only.
  if (deps.options.networks.every(({ chainNamespace }) => chainNamespace !== 'eip155')) return
  const { ask } = makeSafeMessages(deps.origins, deps)
  if (E.isLeft(await askInfo(ask)())) return
  const safe = makeConnector({
    // Needs no announcement: the messages' origin proves that it is a Safe.
    info: { id: 'safe', name: 'Safe', external: true },
    namespace: 'eip155',
    driver: safeDriver(ask),
    scheduler: deps.scheduler,
  })
  const access = await safe.restore()
  if (E.isRight(access) && access.right !== undefined && !deps.lifetime.closed)
    deps.report([{ ...safe, framing: access.right, proposalFate: fateOf(ask) }])
}
