import type { SandboxFile } from './SandboxFile.js'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isNetwork = (value: unknown): boolean => isRecord(value) && typeof value['caipNetworkId'] === 'string'

const areNetworks = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(isNetwork)

const isSolana = (value: unknown): boolean =>
  isRecord(value) &&
  isNetwork(value['network']) &&
  [value['url'], value['caipNetworkId'], value['name']].every((text) => typeof text === 'string') &&
  Array.isArray(value['secretKeys'])

const isSandboxFile = (value: unknown): value is SandboxFile =>
  isRecord(value) &&
  [
    value['walletApi'],
    value['blockchainApi'],
    value['relay'],
    value['phone'],
    value['secureSite'],
    value['projectId'],
  ].every((text) => typeof text === 'string') &&
  Array.isArray(value['accounts']) &&
  areNetworks(value['networks']) &&
  isNetwork(value['unlistedNetwork']) &&
  (value['solana'] === undefined || isSolana(value['solana']))

export const loadSandboxFile = async (): Promise<SandboxFile> => {
  const reply = await fetch('/sandbox.json')
  const file: unknown = await reply.json()
  if (!isSandboxFile(file)) throw new TypeError('/sandbox.json is not what the demo server writes')
  return file
}
