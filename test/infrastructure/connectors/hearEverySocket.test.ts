import { EventEmitter } from 'node:events'
import { expect } from 'chai'
import { catchSocketErrors } from '../../../infrastructure/connectors/walletConnect/sdkPatches/catchSocketErrors.js'

const socketOf = (listeners: EventEmitter) => ({
  on: () => undefined,
  connect: () => Promise.resolve(),
  connection: { send: (_frame: string) => Promise.resolve(), open: () => Promise.resolve(), events: listeners },
})

describe('the sockets of the pairing SDK', () => {
  it('allow any number of frames to wait for a slow socket without a console warning', () => {
    const listeners = new EventEmitter()
    const relayer = { provider: socketOf(new EventEmitter()) }
    catchSocketErrors(relayer, () => undefined)
    relayer.provider = socketOf(listeners)
    // The SDK sets this limit after it sent a frame.
    listeners.setMaxListeners(10)
    for (let frame = 0; frame < 40; frame += 1) listeners.once('register_error', () => undefined)
    expect(listeners.getMaxListeners()).to.equal(Infinity)
    expect(listeners.listenerCount('register_error')).to.equal(40)
  })

  for (const [state, readyState, expected] of [
    ['is open', 1, ['frame']],
    ['was closed again', 3, []],
  ] as const)
    it(`take frames that waited only if the socket ${state} by then`, async () => {
      const sent: string[] = []
      const connection = {
        socket: undefined as undefined | { readonly readyState: number },
        send: async (frame: string) => void sent.push(frame),
        open: async () => void (connection.socket = { readyState }),
        events: new EventEmitter(),
      }
      const relayer = { provider: socketOf(new EventEmitter()) }
      catchSocketErrors(relayer, () => undefined)
      relayer.provider = { ...socketOf(new EventEmitter()), connection }
      await connection.send('frame')
      expect(sent).to.deep.equal(expected)
    })
})
