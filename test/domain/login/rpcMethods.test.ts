import { assert } from 'chai'
import { isSignedMessage } from '../../../domain/login/rpcMethods.js'

const SIGNATURE = `0x${'a1'.repeat(65)}`

describe("the secure site's answer to a message signature", () => {
  it('is a signature of 62 hex digits or more [S5-17]', () => {
    for (const signed of [SIGNATURE, SIGNATURE.toUpperCase().replace('X', 'x'), `0x${'0'.repeat(62)}`])
      assert.isTrue(isSignedMessage(signed), signed)
    for (const other of [`0x${'0'.repeat(61)}`, SIGNATURE.slice(2), `${SIGNATURE}g`, '0x', ''])
      assert.isFalse(isSignedMessage(other), other)
  })

  it('is refused with surrounding text, or in a list [S5-17]', () => {
    for (const other of [` ${SIGNATURE}`, `signed: ${SIGNATURE}`, `${SIGNATURE}\n`, [SIGNATURE], { SIGNATURE }, null])
      assert.isFalse(isSignedMessage(other), JSON.stringify(other))
  })
})
