import { assert } from 'chai'
import type { Resolve } from '../../../application/kernel/token.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { OUTAGES } from '../../../application/config/tokens.js'
import { guardHost } from '../../../infrastructure/container/hostAdapters/guardHost.lazy.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { hearUnhandled } from '../../support/hearUnhandled.js'
import { turn } from '../../support/turn.js'
import { broken, FAULT, WAYS } from './brokenMembers.js'

/** What the core gets from a host adapter whose members are all of this kind. */
const guard = (name: keyof typeof PORTS, make: () => unknown) => {
  const log = fakeLog()
  const watched: string[] = []
  const outages = {
    watch: (call: string) => (task: unknown) => {
      watched.push(call)
      return task
    },
  }
  const resolve = ((token: symbol) => (token === (OUTAGES as symbol) ? outages : log)) as Resolve
  const bound = guardHost(resolve).guard(PORTS[name], broken(make))
  /** The member as the core calls it. */
  const call = (member: string): unknown => {
    const found: unknown = Reflect.get(Object(bound) as object, member)
    return typeof found === 'function' ? Reflect.apply(found, bound, []) : found
  }
  return { call, watched, lines: () => log.lines.map(({ message }) => message) }
}

describe('a member of a host adapter that breaks its contract', () => {
  const unhandled = hearUnhandled()
  after(() => assert.deepEqual(unhandled, []))

  for (const [port, member, watched, isTask] of [
    ['CONFIG_API', 'features', 'walletApi config', true],
    ['DIRECTORY_API', 'page', 'walletApi directory', false],
    ['BALANCE_API', 'balances', 'blockchainApi balances', false],
    ['CHAIN_RPC', 'nativeBalance', 'chainRpc balance', false],
    ['ANALYTICS_CONFIG_API', 'isEnabled', 'walletApi analytics', true],
    ['IDENTITY_API', 'identity', 'blockchainApi identity', false],
    ['SUPPORTED_CHAINS_API', 'supportedChains', 'blockchainApi chains', true],
  ] as const)
    for (const [way, make] of Object.entries(WAYS))
      it(`acts as an unreachable server, with a log line: ${port} ${way} [design 3.3]`, async () => {
        const { call, watched: noted, lines } = guard(port, make)
        const given = call(member)
        const answer: unknown = await (isTask ? given : (given as () => unknown)())
        assert.nestedInclude(answer, { _tag: 'Left', 'left._tag': 'Unreachable' })
        const { cause } = (answer as { readonly left: { readonly cause: unknown } }).left
        assert.isTrue(cause === FAULT || cause instanceof TypeError, String(cause))
        assert.deepEqual(noted, [watched])
        assert.lengthOf(lines(), 1)
        assert.match(String(lines()[0]), new RegExp(`^[A-Za-z]+\\.${member} of this page failed$`))
      })

  for (const [port, member, instead] of [
    ['HOST_ENVIRONMENT', 'copy', false],
    ['CLOSE_GUARD', 'mayClose', true],
    ['KEY_VALUE_STORE', 'read', null],
    ['CONNECTION_MEMORY', 'addRecent', undefined],
    ['ACCOUNT_MEMORY', 'remember', undefined],
    ['NETWORK_MEMORY', 'read', []],
    ['FEATURES_CACHE', 'read', undefined],
    ['DIRECTORY_CACHE', 'read', undefined],
    ['PAIRING', 'take', undefined],
  ] as const)
    for (const way of ['throws at once', 'rejects', 'is not there', 'throws where it is read'] as const)
      it(`answers with an empty value, with a log line: ${port} ${way} [design 3.3]`, async () => {
        const { call, lines } = guard(port, WAYS[way])
        assert.deepEqual(await call(member), instead)
        await turn()
        assert.lengthOf(
          lines().filter((line) => line.endsWith(`.${member} of this page failed`)),
          1,
        )
      })
})
