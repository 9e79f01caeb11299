import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import sinon from 'sinon'
import { CHAIN_RPC, CONNECTOR_REGISTRY } from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import lines from '../../attacks/logLines.json' with { type: 'json' }
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { until } from '../../support/until.js'

describe('what createPortico writes to the console', () => {
  afterEach(() => sinon.restore())

  it('of 200 errors of a wallet is scrubbed, and told otherwise as the wallet said it [S-14] [S-26]', async () => {
    const warn = sinon.stub(globalThis.console, 'warn')
    const said: readonly string[] = lines.map(([line = '']) => line)
    let asked = 0
    const connector = {
      ...fakeWalletConnector({ id: 'org.example.heron', name: 'Heron' }),
      connect: async () => TE.left({ _tag: 'FailedToConnect', cause: new Error(said[asked++]) } as const)(),
    }
    const portico = createPortico({
      networks: [mainnet],
      logLevel: 'debug',
      override: (bind) => bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([connector])),
    })
    const written = (): readonly string[] =>
      warn.args.flatMap(([, , detail]) => {
        const message: unknown = (detail as { cause?: { message?: unknown } } | undefined)?.cause?.message
        return typeof message === 'string' ? [message] : []
      })
    for (const _ of said) await portico.connect('org.example.heron').catch(() => undefined)
    await until(() => written().length >= said.length)
    assert.deepEqual([...written()].sort(), lines.map(([, line = '']) => line.slice(0, 500)).sort())
    portico.destroy()
  })

  it('of a visit that goes well is nothing, nor of a wallet that refuses: only errors are, unless the host wants more [U-64]', async () => {
    const written = (['debug', 'info', 'log', 'warn', 'error'] as const).map((name) =>
      sinon.stub(globalThis.console, name),
    )
    const heron = fakeWalletConnector({ id: 'org.example.heron', name: 'Heron' })
    const refusing = {
      ...fakeWalletConnector({ id: 'org.example.refusal', name: 'Refusal' }),
      connect: async () => TE.left({ _tag: 'FailedToConnect', cause: new Error('no') } as const)(),
    }
    const visit = async (logLevel?: 'warn'): Promise<number> => {
      const portico = createPortico({
        networks: [mainnet],
        features: { email: false, socials: false },
        ...(logLevel && { logLevel }),
        override: (bind) => {
          bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([heron, refusing]))
          bind.value(CHAIN_RPC, fakeChainRpc())
        },
      })
      await portico.open()
      await portico.connect('org.example.refusal').catch(() => undefined)
      await portico.connect('org.example.heron')
      await portico.disconnect()
      // The words of a failure come when they are needed.
      await until(() => logLevel === undefined || written.some(({ callCount }) => callCount > 0))
      portico.destroy()
      return written.reduce((sum, { callCount }) => sum + callCount, 0)
    }
    assert.equal(await visit(), 0)
    assert.isAbove(await visit('warn'), 0)
  })
})
