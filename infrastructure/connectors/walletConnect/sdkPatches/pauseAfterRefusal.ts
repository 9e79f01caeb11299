/*
 * Repairs: after a relay refused the connection, the SDK retries with each heartbeat, and throws uncatchable errors.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: a refusal by the relay (code 3000) ends the attempts to reconnect, or rejects a promise that callers
 *   hold.
 */

interface Heartbeat {
  readonly stop: () => void
  readonly init: () => Promise<void>
}
interface Relayer {
  readonly on: (event: 'relayer_error', listener: () => void) => unknown
}

/** No reconnects after a refusal, until the returned function restarts the heartbeat. */
export const pauseAfterRefusal = (relayer: Relayer, heartbeat: Heartbeat): (() => Promise<void>) => {
  relayer.on('relayer_error', () => heartbeat.stop())
  return async () => {
    heartbeat.stop()
    await heartbeat.init()
  }
}
