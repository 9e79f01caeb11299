import { Container } from 'inversify'
import { Subscription } from 'rxjs'
import type { Appearance } from '../../application/api/Appearance.js'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { Token } from '../../application/api/Token.js'
import type { Readable } from '../../application/shared/Readable.js'
import { accountModule } from './accountModule.js'
import { browserModule } from './browserModule.js'
import { chainModule } from './chainModule.js'
import { configModule } from './configModule.js'
import { connectModule } from './connectModule.js'
import { coreModule } from './coreModule.js'
import { APPEARANCE, LIFETIME, OPTIONS } from './featureTokens.js'
import { embeddedModule } from './embeddedModule.js'
import { loginModule } from './loginModule.js'
import { modalModule } from './modalModule.js'
import { relayModule } from './relayModule.js'
import { remoteModule } from './remoteModule.js'

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
    relayModule,
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
