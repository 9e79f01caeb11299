import type { Sandbox } from '../sandbox/Sandbox.js'

export interface ServedDemo {
  readonly url: string
  readonly close: () => Promise<void>
}

export declare const serveDemo: (options: {
  readonly port: number
  readonly sandbox: Sandbox
  readonly phone: string
  readonly folder?: string
  readonly headers?: Readonly<Record<string, string>>
}) => Promise<ServedDemo>
