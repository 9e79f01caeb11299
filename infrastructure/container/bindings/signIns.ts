import type { Settings } from '../../../application/api/settings.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import type { Binder } from '../../../application/kernel/token.js'
import type { SignIns } from '../../../application/ports/siwx.js'
import { CHAIN_RPC, HOST_ENVIRONMENT, KEY_VALUE_STORE, LOG, SCHEDULER } from '../../../application/ports/tokens.js'
import { OPTIONS } from '../../../application/api/tokens.js'
import { SIGN_INS } from '../../../application/siwx/tokens.js'
import type { SignInDeps } from '../../siwx/openSignIns.js'

interface Deps extends Omit<SignInDeps, 'networks'> {
  readonly options: Settings
}

/** Opened once, on first use. */
const makeSignIns = ({ options: { siwx, networks }, ...deps }: Deps) =>
  loadOnce(async (): Promise<SignIns | undefined> =>
    // Other falsy values are invalid sessions, which refuse every sign-in (S8-07).
    siwx === undefined
      ? undefined
      : (await import('../../siwx/openSignIns.js')).openSignIns(siwx, { networks, ...deps }),
  )

/** Sessions of the site; loads with the sign-in code, or with a pairing that offers a sign-in. */
export const bindSignIns = ({ single }: Binder): void =>
  single(SIGN_INS, makeSignIns, {
    options: OPTIONS,
    store: KEY_VALUE_STORE,
    chainRpc: CHAIN_RPC,
    host: HOST_ENVIRONMENT,
    log: LOG,
    scheduler: SCHEDULER,
  })
