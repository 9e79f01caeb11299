import { createServer } from 'node:http'
import { assert } from 'chai'
import { deviceSessions, serverSessions } from '../../../siwx.js'
import { ACCOUNT, setUpTools } from './setUpSessions.js'

describe('the entry point of the built-in sessions', () => {
  const account = { accountAddress: ACCOUNT.address, chainId: 'eip155:1' } as const
  const [nonce, issuedAt] = ['a'.repeat(32), '2026-01-01T10:00:00.000Z']

  it('provides server sessions over the network, below the server’s path', async () => {
    const asked: string[] = []
    const server = createServer(({ url = '' }, response) => {
      asked.push(url)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ nonce, issuedAt }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      const config = serverSessions({ url: `http://127.0.0.1:${port}/api/sign-in/` })(setUpTools().tools)
      assert.deepInclude(await config.createMessage(account), { ...account, nonce, issuedAt, domain: 'shop.example' })
      assert.deepEqual(asked, ['/api/sign-in/nonce'])
    } finally {
      server.close()
    }
  })

  it('provides device sessions', async () => {
    const config = deviceSessions()(setUpTools().tools)
    assert.deepInclude(await config.createMessage(account), { ...account, issuedAt })
  })
})
