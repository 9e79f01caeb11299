import { type Address, address, getBase58Encoder, isSignature, type Signature } from '@solana/kit'

/** A JSON-RPC error; `data` is omitted if undefined. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Parameters of a call; invalid ones throw with the wording of Solana's node. */
export interface Params {
  readonly text: (place: number) => string
  readonly whole: (place: number) => bigint
  readonly address: (place: number) => Address
  readonly signature: (place: number) => Signature
  readonly list: (place: number) => readonly unknown[]
  /** The list at that position; empty if missing. */
  readonly maybeList: (place: number) => readonly unknown[]
  /** The options at that position; empty if missing. */
  readonly options: (place: number) => Readonly<Record<string, unknown>>
}

/** Answers a call, or throws an `RpcError`. */
export type RpcMethod = (params: Params) => unknown

const LENGTH = 32

/** Strictly parses an address: base58 of 32 bytes. */
export const readAddress = (text: string): Address => {
  let bytes: ArrayLike<number>
  try {
    bytes = getBase58Encoder().encode(text)
  } catch {
    throw new RpcError(-32602, 'Invalid param: Invalid')
  }
  if (bytes.length !== LENGTH) throw new RpcError(-32602, 'Invalid param: WrongSize')
  return address(text)
}

const INVALID_PARAMS = -32602

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'sequence'
  if (typeof value === 'object') return 'map'
  if (typeof value === 'string') return `string ${JSON.stringify(value)}`
  if (typeof value === 'number') return `${Number.isInteger(value) ? 'integer' : 'floating point'} \`${value}\``
  return `boolean \`${JSON.stringify(value)}\``
}

const wrongType = (value: unknown, wanted: string): RpcError =>
  new RpcError(INVALID_PARAMS, `Invalid params: invalid type: ${kindOf(value)}, expected ${wanted}.`)

/** Reads the parameters of a call by position. */
export const makeParams = (values: readonly unknown[]): Params => {
  const at = (place: number): unknown => {
    if (place >= values.length)
      throw new RpcError(INVALID_PARAMS, `\`params\` should have at least ${place + 1} argument(s)`)
    return values[place]
  }
  const text = (place: number): string => {
    const value = at(place)
    if (typeof value !== 'string') throw wrongType(value, 'a string')
    return value
  }
  const list = (place: number): readonly unknown[] => {
    const value = at(place)
    if (!Array.isArray(value)) throw wrongType(value, 'a sequence')
    return value
  }
  return {
    text,
    whole: (place) => {
      const value = at(place)
      if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw wrongType(value, 'u64')
      return BigInt(value)
    },
    address: (place) => readAddress(text(place)),
    signature: (place) => {
      const value = text(place)
      if (!isSignature(value)) throw new RpcError(INVALID_PARAMS, 'Invalid param: Invalid')
      return value
    },
    list,
    maybeList: (place) => (values[place] === undefined || values[place] === null ? [] : list(place)),
    options: (place) => {
      const value = values[place] ?? {}
      if (!isRecord(value)) throw wrongType(value, 'struct RpcConfig')
      return value
    },
  }
}
