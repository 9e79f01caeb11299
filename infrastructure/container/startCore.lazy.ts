import { Container } from 'inversify'
import { Subscription } from 'rxjs'
import type { Appearance, PorticoOptions, Token } from '../../application/api/options.js'
import type { Readable } from '../../application/kernel/store.js'
import { accountModule } from './accountModule.js'
import { browserModule } from './browserModule.js'
import { chainModule } from './chainModule.js'
import { configModule } from './configModule.js'
import { connectModule } from './connectModule.js'
import { coreModule } from './coreModule.js'
import { APPEARANCE, CORE, LIFETIME, OPTIONS } from './featureTokens.js'
import { embeddedModule, loginModule } from './embeddedModule.js'
import { modalModule } from './modalModule.js'
import { walletConnectModule } from './walletConnectModule.js'
import { remoteModule } from './remoteModule.js'
import type { Core } from '../../application/api/core.js'

/** Gives the one instance behind a token. */
export type Resolve = <A>(token: Token<A>) => A

/** Every part, wired; the host's own adapters take the place of ours last. */
export const makeContainer = (options: PorticoOptions, appearance: Readable<Appearance>): Resolve => {
  const container = new Container()
  container.bind(OPTIONS).toConstantValue(options)
  container.bind(APPEARANCE).toConstantValue(appearance)
  container.bind(LIFETIME).toConstantValue(new Subscription())
  container.loadSync(
    browserModule,
    walletConnectModule,
    embeddedModule,
    loginModule,
    chainModule,
    remoteModule,
    configModule,
    connectModule,
    accountModule,
    modalModule,
    coreModule,
  )
  options.override?.({
    value: (token, adapter) => {
      if (container.isBound(token)) container.unbindSync(token)
      container.bind(token).toConstantValue(adapter)
    },
  })
  return <A>(token: Token<A>): A => container.get<A>(token)
}

/** Builds the product and starts it. `destroy` ends it together with everything its adapters hold. */
export const startCore = (options: PorticoOptions, appearance: Readable<Appearance>): Core => {
  const resolve = makeContainer(options, appearance)
  const core = resolve(CORE)
  const lifetime = resolve(LIFETIME)
  lifetime.add(() => core.destroy())
  return { ...core, destroy: () => lifetime.unsubscribe() }
}
