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

describe('the console output of createPortico', () => {
  afterEach(() => sinon.restore())

  it('is scrubbed for 200 errors of a wallet, which the host still gets unchanged [S-14] [S-26]', async () => {
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

  it('is empty for a successful visit and for a rejection: only errors are written by default [U-64]', async () => {
    const written = (['debug', 'info', 'log', 'warn', 'error'] as const).map((name) =>
      sinon.stub(globalThis.console, name),
    )
    const heron = fakeWalletConnector({ id: 'org.example.heron', name: 'Heron' })
    const refusing = (reason: string) => ({
      ...fakeWalletConnector({ id: 'org.example.refusal', name: 'Refusal' }),
      connect: async () => TE.left({ _tag: 'FailedToConnect', cause: new Error(reason) } as const)(),
    })
    const linesSoFar = (): readonly string[] => written.flatMap(({ args }) => args.map((line) => JSON.stringify(line)))
    const visit = async (logLevel?: 'warn'): Promise<void> => {
      const portico = createPortico({
        networks: [mainnet],
        features: { email: false, socials: false },
        ...(logLevel && { logLevel }),
        override: (bind) => {
          bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([heron, refusing(logLevel ?? 'quiet')]))
          bind.value(CHAIN_RPC, fakeChainRpc())
        },
      })
      await portico.open()
      await portico.connect('org.example.refusal').catch(() => undefined)
      await portico.connect('org.example.heron')
      await portico.disconnect()
      portico.destroy()
    }
    await visit()
    await visit('warn')
    // Log lines are written after the failure: a line of the first visit would precede that of the second.
    await until(() => linesSoFar().some((line) => line.includes('"warn"')))
    assert.lengthOf(linesSoFar(), 1)
  })

  it('has a host mistake as an error, unless the host disables the log [U-64]', async () => {
    const error = sinon.stub(globalThis.console, 'error')
    const visit = async (logLevel?: 'silent'): Promise<void> => {
      const portico = createPortico({ networks: [mainnet], features: { email: true }, ...(logLevel && { logLevel }) })
      portico.preload()
      await until(() => portico.alerts.value.length > 0)
      await until(() => logLevel === 'silent' || error.callCount > 0)
      portico.destroy()
    }
    await visit('silent')
    await visit()
    assert.equal(error.callCount, 1)
    assert.match(error.args.flat().join(' '), /PTC-ALERT-NO-PROJECT-ID/)
  })
})
