import { assert } from 'chai'
import { verifySignature } from '../../../../infrastructure/shared/signatures/verifySignature.js'
import bip322 from '../../../vectors/siwx/bip322.json' with { type: 'json' }
import signatures from '../../../vectors/siwx/signatures.json' with { type: 'json' }

const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'

describe('a signature [X-23]', () => {
  for (const { name, verification, ...signed } of signatures)
    it(`is ${verification.toLowerCase()}: ${name}`, async () =>
      assert.equal((await verifySignature(signed))._tag, verification))

  it('is invalid after a change of any of its bytes', async () => {
    for (const { name, verification, ...signed } of signatures.filter(({ verification: found }) => found === 'Valid')) {
      const at = Math.floor(signed.signature.length / 2)
      const letter = signed.signature.charAt(at) === '7' ? '8' : '7'
      const signature = signed.signature.slice(0, at) + letter + signed.signature.slice(at + 1)
      assert.deepEqual(await verifySignature({ ...signed, signature }), { _tag: 'Invalid' }, name + verification)
    }
  })

  it('that is too long, or of a longer text, is not read to its end', async () => {
    const [first] = signatures
    assert.isDefined(first)
    const yes = async (): Promise<string> => '0x01'
    assert.deepEqual(await verifySignature({ ...first, signature: `0x${'00'.repeat(32_000)}` }, yes), { _tag: 'Valid' })
    for (const long of [{ signature: `0x${'00'.repeat(33_000)}` }, { text: 'a'.repeat(70_000) }])
      assert.deepEqual(await verifySignature({ ...first, ...long }, yes), { _tag: 'Invalid' })
  })
})

describe('a Bitcoin signature, by the vectors of BIP-322 [X-23]', () => {
  for (const [tag, vectors] of [
    ['Valid', bip322.valid],
    ['Invalid', bip322.invalid],
    ['Unknown', bip322.unknown],
  ] as const)
    vectors.forEach(({ address, message, signature }, at) =>
      it(`is ${tag.toLowerCase()}: ${at + 1}`, async () =>
        assert.equal((await verifySignature({ chainId: BITCOIN, address, text: message, signature }))._tag, tag)),
    )
})
