import { assert } from 'chai'
import type { Identity } from '../../../application/ports/blockchainApi.js'
import { identityQuestion } from '../../../infrastructure/blockchainApi/identity.lazy.js'
import { badInputSuite } from '../../support/badInputSuite.js'
import { rightOf } from '../../support/rightOf.js'
import { COMMON, startRemote } from '../../support/startRemote.js'

const ask = async (reply: (serverUrl: string) => unknown, address = '0xAb', sender?: string) => {
  const { server, client } = await startRemote()
  server.answer(reply(server.url))
  const identity = await rightOf(identityQuestion.ask(client)({ address, sender, chainId: 'eip155:1' }))
  await server.close()
  return { identity, asked: server.asked[0]?.url, serverUrl: server.url }
}

const identityFrom = async (reply: unknown): Promise<Identity> => (await ask(() => reply)).identity

describe('the identity', () => {
  it('[S7-11] asks GET /v1/identity/{address} with the sender, and the address as given', async () => {
    const { asked } = await ask(() => ({}), '0xAb', '0xCd')
    assert.equal(asked?.pathname, '/v1/identity/0xAb')
    assert.deepEqual(Object.fromEntries(asked?.searchParams ?? []), { sender: '0xCd', ...COMMON })
  })

  it('sends no sender if there is no connected account, and escapes the address in the path', async () => {
    const { asked } = await ask(() => ({}), '../x?y')
    assert.equal(asked?.pathname, '/v1/identity/..%2Fx%3Fy')
    assert.isFalse(asked?.searchParams.has('sender'))
  })

  for (const type of ['png', 'jpeg', 'gif', 'webp']) {
    it(`accepts a picture as ${type} data`, async () => {
      const avatar = `data:image/${type};base64,AAAA`
      assert.equal((await identityFrom({ name: null, avatar })).avatar, avatar)
    })
  }

  it('accepts a picture served by the API server itself, as a sandbox does', async () => {
    const { identity, serverUrl } = await ask((url) => ({ name: null, avatar: `${url}/avatar.png` }))
    assert.equal(identity.avatar, `${serverUrl}/avatar.png`)
  })

  const refusedPictures = [
    ...[
      '',
      'javascript:alert(1)',
      'data:image/svg+xml,<svg onload=alert(1)>',
      'data:text/html,x',
      'http://evil.example/a.png',
    ],
    ...['http://localhost:9/admin', 'https://user:pass@evil.example/a.png', 'ipfs://x', 'https://a.example/a b.png'],
  ]
  for (const avatar of refusedPictures) {
    it(`shows no picture for "${avatar}" (S-22)`, async () => {
      assert.deepEqual(await identityFrom({ name: 'heron.eth', avatar }), { name: 'heron.eth', avatar: undefined })
    })
  }

  for (const name of ['', '  ', 'vitalik\u202e.eth', 'two\nlines', 'a'.repeat(256)]) {
    it(`shows no name for ${JSON.stringify(name.slice(0, 20))}`, async () => {
      assert.deepEqual(await identityFrom({ name, avatar: null }), { name: undefined, avatar: undefined })
    })
  }
})

badInputSuite(
  'GET /v1/identity/{address}',
  (client) => identityQuestion.ask(client)({ address: '0xab', sender: undefined, chainId: 'eip155:1' }),
  [
    [{ name: 5, avatar: null }, 'name'],
    [{ name: null, avatar: ['https://a.example'] }, 'avatar'],
  ],
)
