import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { makeConsoleLog } from '../../../infrastructure/log/consoleLog.lazy.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { aNetwork } from '../../support/aNetwork.js'
import { codesArrive } from '../../support/codesArrive.js'
import { startTestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const ADDRESS = `0x${'a1'.repeat(20)}`
const SECRETS = [
  ADDRESS,
  'ada@mail.example',
  'wc:00e46b69@2?symKey=5870',
  'https://api.example/x?token=5871',
  'heron://wc?uri=5872',
]
const LEAKS = /a1a1a1|ada@|587[012]/i

const setUp = () => {
  const time = makeVirtualTime()
  const written: unknown[][] = []
  const write = (...parts: unknown[]): void => void written.push(parts)
  const fake = fakeEip1193Provider({ scheduler: time.scheduler })
  const provider = pinProvider(fake.provider)
  if (provider === undefined) assert.fail('no provider')
  const connector: WalletConnector = makeInjectedConnector({
    provider,
    info: { id: 'wallet.heron', name: 'Heron' },
    scheduler: time.scheduler,
  })
  const base = aNetwork({ id: 8453, caipNetworkId: 'eip155:8453', name: 'Base' })
  const log = { ...makeConsoleLog({ error: write, warn: write, info: write }), lines: [] }
  const test = startTestCore({ time, connectors: [connector], networks: [aNetwork(), base], ports: { log } })
  const complain = (method: string): void =>
    fake.answer(method, () => {
      throw Object.assign(new Error(`Failed for ${SECRETS.join(' and ')}`), {
        code: -32603,
        data: { account: ADDRESS, links: SECRETS },
      })
    })
  return { ...test, ...fake, complain, written, connector }
}

describe('the console', () => {
  it('contains nothing about the visitor while a wallet fails to connect, connects, fails to switch and disconnects [S-14] [S-26]', async () => {
    const { core, time, answer, complain, written } = setUp()
    const { commands } = core
    complain('eth_requestAccounts')
    await core.connect('wallet.heron')()
    await time.advance(1_000)
    answer('eth_requestAccounts', () => [ADDRESS])
    await rightOf(core.connect('wallet.heron'))
    await time.advance(1_000)
    complain('wallet_switchEthereumChain')
    commands.chooseNetwork('eip155:8453')
    await time.advance(1_000)
    complain('personal_sign')
    assert.isTrue(E.isLeft(await core.request('eip155', { method: 'personal_sign', params: [ADDRESS] })()))
    complain('wallet_getPermissions')
    await TE.toUnion(core.disconnect())()
    await time.advance(5_000)
    await codesArrive()
    assert.isNotEmpty(written, 'failures are told')
    assert.deepEqual(
      written.filter((parts) => LEAKS.test(JSON.stringify(parts))),
      [],
    )
    assert.deepEqual(
      written.flat().filter((part) => part instanceof Error),
      [],
    )
  })
})
