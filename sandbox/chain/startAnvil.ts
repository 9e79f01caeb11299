import { setTimeout as wait } from 'node:timers/promises'
import { anvilBinary } from './anvilBinary.js'
import { freePort } from './freePort.js'
import { spawnGuarded } from './spawnGuarded.js'

const READY_WITHIN_MS = 10_000
const LOOK_EVERY_MS = 20

export interface Anvil {
  /** JSON-RPC over HTTP, on loopback. */
  readonly url: string
  readonly close: () => Promise<void>
}

const answers = async (url: string): Promise<boolean> => {
  try {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    return (
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(READY_WITHIN_MS),
      })
    ).ok
  } catch {
    return false
  }
}

/** Starts an EVM chain in a process of its own, which ends with `close`, and with this process at the latest. */
export const startAnvil = async (chainId: number): Promise<Anvil> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawnGuarded(anvilBinary(), [
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
    '--chain-id',
    String(chainId),
    '--accounts',
    '6',
    '--timestamp',
    '1767225600',
    '--quiet',
  ])
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const hasEnded = (): boolean => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  const close = async (): Promise<void> => {
    child.stdin?.end()
    await gone
  }
  const deadline = performance.now() + READY_WITHIN_MS
  while (!(await answers(url)) && !hasEnded()) {
    if (performance.now() > deadline) {
      await close()
      throw new Error('anvil did not answer in time')
    }
    await wait(LOOK_EVERY_MS)
  }
  // Whoever answers on the port of an anvil that ended is somebody else.
  if (hasEnded()) throw new Error(`anvil ended by itself (code ${child.exitCode ?? 'unknown'})`)
  return { url, close }
}
