import type { PorticoOptions } from '../../../application/portico.js'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import {
  CHAIN_RPC,
  CONNECTION_MEMORY,
  EMBEDDED_WALLET,
  KEY_VALUE_STORE,
  NETWORK_MEMORY,
  SCHEDULER,
} from '../../../application/ports/tokens.js'
import { mainnet, optimism } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { SITE_ACCOUNTS, SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { until } from '../../support/until.js'
import { setUpWallet } from '../embeddedWallet/setUpWallet.js'

/** One page of a shop: the product, over a fake frame of the secure site, in virtual time. */
export const openLoginPage = (
  earlier: Parameters<typeof setUpWallet>[0],
  memory: {
    readonly connections: ReturnType<typeof fakeConnectionMemory>
    readonly networks: ReturnType<typeof fakeNetworkMemory>
  },
  options: Partial<PorticoOptions> = {},
) => {
  const wallet = setUpWallet(earlier)
  const portico = createPortico({
    networks: [mainnet, optimism],
    ...options,
    override: (bind) => {
      bind.value(EMBEDDED_WALLET, async () => wallet.wallet)
      bind.value(KEY_VALUE_STORE, wallet.store)
      bind.value(SCHEDULER, wallet.scheduler)
      bind.value(CONNECTION_MEMORY, memory.connections)
      bind.value(NETWORK_MEMORY, memory.networks)
      bind.value(CHAIN_RPC, fakeChainRpc())
      options.override?.(bind)
    },
  })
  const passes = (holds: () => boolean) => until(holds, { between: () => wallet.advance(100), everyMs: 10 })
  return { ...wallet, portico, passes }
}

const valueOf = (call: unknown): unknown => {
  const { params } = call as { readonly params: readonly [{ readonly value: string }] }
  return params[0].value
}

/** Logs the visitor in by e-mail. */
export const logInByEmail = async ({
  portico,
  passes,
}: Pick<ReturnType<typeof openLoginPage>, 'portico' | 'passes'>) => {
  await portico.open()
  portico.commands.loginByEmail(SITE_EMAIL)
  await passes(() => portico.emailLogin.value._tag === 'VerifyOtp')
  portico.commands.enterCode('012345')
  await passes(() => portico.account('eip155').value.user !== undefined)
}

/** A shop whose visitor has logged in by e-mail, and decides on each request that the frame shows. */
export const setUpLoggedIn = async () => {
  const memory = { connections: fakeConnectionMemory(), networks: fakeNetworkMemory() }
  const page = openLoginPage({}, memory)
  const { portico, passes, advance, site, store, frame } = page
  await logInByEmail(page)
  await passes(() => portico.modal.value._tag === 'Closed')
  site.visitor.hesitate()
  // Loads the code of the first request and the first error, which takes real time.
  await Promise.all([portico.feature('requests'), import('../../../domain/errors/domainError.js')])

  /** Requests a payment; its outcome can be read or awaited. */
  const pay = async (value: string, method = 'eth_sendTransaction', named: object = {}) => {
    const params = [{ from: SITE_ACCOUNTS.smartAccount, to: SITE_ACCOUNTS.eoa, value, ...named }]
    let came: unknown
    void portico.request({ method, params }, 'eip155').then(
      (hash) => (came = hash),
      (error: unknown) => (came = error instanceof PorticoError ? error.code : error),
    )
    await advance(0)
    return {
      came: () => came,
      /** Without advancing the clock of the page: error texts load in real time. */
      ended: async () => {
        await until(() => came !== undefined, { between: () => advance(0) })
        return came
      },
    }
  }
  return {
    ...page,
    memory,
    pay,
    /** The same visitor on the shop's next page. */
    reload: async () => {
      portico.destroy()
      page.dispose()
      const next = openLoginPage({ earlier: { site, store } }, memory)
      next.portico.preload()
      await next.passes(() => next.portico.account('eip155').value.user !== undefined)
      return next
    },
    /** Messages to the frame about requests and their ends, in order. */
    told: () =>
      frame.posted
        .map(({ type }) => type.slice('@w3m-app/'.length))
        .filter((name) => name === 'RPC_REQUEST' || name === 'RPC_ABORT'),
    /** The values that the visitor paid, in order. */
    paid: () => site.visitor.approved().map(valueOf),
    shown: () => site.visitor.asked().map(valueOf),
  }
}
