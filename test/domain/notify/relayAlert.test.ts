import { assert } from 'chai'
import { describeAlert } from '../../../domain/notify/alert.js'
import { relayRefusalAlert } from '../../../domain/pairing/relayRefusal.js'

describe('a refusal of the relay', () => {
  const nameOf = (reason: string): string | undefined => {
    const alert = relayRefusalAlert(`WebSocket closed (${reason})`, 'https://shop.example')
    return alert && describeAlert(alert).message
  }

  it('for the origin is the alert Origin Not Allowed [S8-46] [S8-36]', () =>
    assert.equal(nameOf('Unauthorized: origin not allowed'), 'Origin Not Allowed'))
  it('for a token from the future is the alert Session Expired [S8-47] [S8-40]', () =>
    assert.equal(nameOf('JWT validation error: JWT Token is not yet valid'), 'Session Expired'))
  it('for the key is the alert Invalid Project ID [S8-48] [S8-41]', () =>
    assert.equal(nameOf('Unauthorized: invalid key'), 'Invalid Project ID'))

  it('with any other text is no alert', () => {
    for (const reason of ['', 'Internal error', 'key'])
      assert.isUndefined(relayRefusalAlert(reason, 'https://shop.example'))
  })
})
