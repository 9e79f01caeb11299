import { assert } from 'chai'
import { describeAlert } from '../../../domain/notify/describeAlert.js'
import { alertOfRefusal } from '../../../domain/pairing/alertOfRefusal.js'

describe('a refusal of the relay', () => {
  const cases = [
    ['Unauthorized: origin not allowed', 'Origin Not Allowed', '[S8-46] [S8-36]'],
    ['JWT validation error: JWT Token is not yet valid', 'Session Expired', '[S8-47] [S8-40]'],
    ['Unauthorized: invalid key', 'Invalid Project ID', '[S8-48] [S8-41]'],
  ] as const
  for (const [reason, name, clauses] of cases) {
    it(`with the words "${reason}" is the alert ${name} ${clauses}`, () => {
      const alert = alertOfRefusal(`WebSocket closed (${reason})`, 'https://shop.example')
      assert.equal(alert && describeAlert(alert).message, name)
    })
  }

  it('in any other words is no alert', () => {
    for (const reason of ['', 'Internal error', 'key']) assert.isUndefined(alertOfRefusal(reason, 'https://shop.example'))
  })
})
