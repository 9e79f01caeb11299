import { EventEmitter } from 'node:events'
import { expect } from 'chai'
import { catchSocketErrors } from '../../../infrastructure/connectors/walletConnect/sdkPatches/catchSocketErrors.js'

const socketOf = (listeners: EventEmitter) => ({
  on: () => undefined,
  connect: () => Promise.resolve(),
  connection: { send: () => Promise.resolve(), events: listeners },
})

describe('the sockets of the pairing SDK', () => {
  it('let any number of frames wait for a slow socket without a word in the console', () => {
    const listeners = new EventEmitter()
    const relayer = { provider: socketOf(new EventEmitter()) }
    catchSocketErrors(relayer, () => undefined)
    relayer.provider = socketOf(listeners)
    // As the SDK does it when one of the frames has gone through.
    listeners.setMaxListeners(10)
    for (let frame = 0; frame < 40; frame += 1) listeners.once('register_error', () => undefined)
    expect(listeners.getMaxListeners()).to.equal(Infinity)
    expect(listeners.listenerCount('register_error')).to.equal(40)
  })
})
