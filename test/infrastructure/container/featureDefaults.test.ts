import { assert } from 'chai'
import { readFileSync } from 'node:fs'
import type { PorticoOptions } from '../../../application/portico.js'
import {
  CONNECTOR_REGISTRY,
  HOST_ENVIRONMENT,
  KEY_VALUE_STORE,
  LOG,
  PAIRING,
} from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { startRoutes } from '../../support/startRoutes.js'
import { until } from '../../support/until.js'

/** A cell of the README's table: `true`, `['1inch']`, or names without backticks. */
const valueIn = (cell: string): unknown => {
  if (!cell.includes('`')) return cell.split(',')[0] === 'google' ? cell.split(', ') : undefined
  return JSON.parse(cell.replaceAll('`', '').replaceAll("'", '"'))
}

/** The features with their defaults, as the README lists them. */
const documented = (): Readonly<Record<string, unknown>> => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const [, table = ''] = readme.split('| feature | default | meaning |\n| --- | --- | --- |\n')
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n')
  const switches = Object.fromEntries(
    rows.flatMap((row) => {
      const [, names = '', defaults = ''] = row.split('|').map((cell) => cell.trim())
      const named = names.split(', ').map((name) => name.replaceAll('`', ''))
      const values = named.length > 1 && defaults.includes('`, `') ? defaults.split(', ') : named.map(() => defaults)
      return named.map((name, at) => [name, valueIn(values[at] ?? '')])
    }),
  )
  // Switched by another option.
  return { ...switches, siwx: false }
}

/** A page whose server does not answer, with storage of an earlier visit. */
const open = async (options: Partial<PorticoOptions>, kept: Readonly<Record<string, string>> = {}) => {
  const portico = createPortico({
    networks: [mainnet],
    ...options,
    override: ({ value }) => {
      value(CONNECTOR_REGISTRY, fakeConnectorRegistry([]))
      value(HOST_ENVIRONMENT, fakeHostEnvironment())
      value(KEY_VALUE_STORE, fakeKeyValueStore(kept))
      value(PAIRING, fakePairing())
      value(LOG, fakeLog())
    },
  })
  await portico.open()
  return portico
}

describe('without features from host or server', () => {
  it('the default features are those of the README [S1-09] [S9-23] [S9-27]', async () => {
    const server = await startRoutes({})
    const portico = await open({ projectId: 'test', endpoints: { walletApi: server.url, blockchainApi: server.url } })
    await until(() => portico.features.value.email && !portico.features.value.analytics)
    // Off by the project's own default; the server does not answer.
    assert.deepEqual<object>(portico.features.value, { ...documented(), analytics: false })
    portico.destroy()
    await server.close()
  })

  it('and without a service for logins, logins are off [S1-09]', async () => {
    const portico = await open({})
    await until(() => !portico.features.value.analytics)
    const off = { email: false, socials: false, analytics: false }
    assert.deepEqual<object>(portico.features.value, { ...documented(), ...off })
    portico.destroy()
  })

  it('and with stored host-only features, the login is as stored and the others are the defaults [S-29] [U-51]', async () => {
    const server = await startRoutes({})
    const endpoints = { walletApi: server.url, blockchainApi: server.url }
    const features = { email: true, socials: ['x'], pay: true, send: false }
    const portico = await open({ projectId: 'test', endpoints }, { features: JSON.stringify({ version: 1, features }) })
    await until(() => portico.features.value.email && !portico.features.value.analytics)
    const { value } = portico.features
    portico.destroy()
    await server.close()
    assert.deepEqual<object>(value, { ...documented(), socials: ['x'], analytics: false })
  })
})
