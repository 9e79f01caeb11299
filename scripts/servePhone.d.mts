import type { Sandbox } from '../sandbox/Sandbox.js'
import type { ServedDemo } from './serveDemo.mjs'

export declare const servePhone: (options: {
  readonly port: number
  readonly sandbox: Pick<Sandbox, 'rpc' | 'relay' | 'phone'>
}) => Promise<ServedDemo>
