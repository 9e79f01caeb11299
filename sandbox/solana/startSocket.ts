import { WebSocketServer } from 'ws'
import { answerRpc } from './answerRpc.js'
import type { Bank } from './Bank.js'
import { makeSubscriptions } from './makeSubscriptions.js'

export interface Socket {
  readonly url: string
  readonly dropSockets: () => void
  readonly close: () => Promise<void>
}

/** The WebSocket that tells what happens on the chain, on loopback. */
export const startSocket = async (bank: Bank): Promise<Socket> => {
  let lastId = 0
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    const say = (text: string): void => socket.send(text)
    const subscriptions = makeSubscriptions({ bank, say, nextId: () => (lastId += 1) })
    socket.on('error', () => socket.terminate())
    socket.on('close', subscriptions.close)
    socket.on('message', (data) => {
      const answer = answerRpc(subscriptions.methods, Buffer.isBuffer(data) ? data.toString('utf8') : '')
      if (answer !== undefined) say(answer)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the Solana socket has no port')
  const dropSockets = (): void => server.clients.forEach((socket) => socket.terminate())
  return {
    url: `ws://127.0.0.1:${address.port}`,
    dropSockets,
    close: () =>
      new Promise((resolve) => {
        dropSockets()
        server.close(() => resolve())
      }),
  }
}
