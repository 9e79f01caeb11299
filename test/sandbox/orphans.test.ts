import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { assert } from 'chai'
import { ask } from './support/ask.js'
import { until } from '../support/until.js'

const HOLDER = fileURLToPath(new URL('support/holdAnvil.mts', import.meta.url))

const answers = (url: string): Promise<boolean> =>
  ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
  }).then(
    ({ status }) => status === 200,
    () => false,
  )

describe('the chain of a killed process', () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
    it(`ends with it after ${signal}`, async function () {
      this.timeout(60_000)
      const holder = spawn(process.execPath, ['--import', 'tsx', HOLDER], { stdio: ['ignore', 'pipe', 'inherit'] })
      const said: readonly unknown[] = await once(holder.stdout, 'data')
      const url = String(said[0])
      assert.isTrue(await answers(url), 'it runs while its holder does')
      holder.kill(signal)
      await once(holder, 'exit')
      await until(async () => !(await answers(url)))
    })
  }
})
