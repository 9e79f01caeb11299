import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import sinon from 'sinon'
import { CONNECTOR_REGISTRY } from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import lines from '../../attacks/logLines.json' with { type: 'json' }
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
})
