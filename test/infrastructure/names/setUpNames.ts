import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeOutagesFeature } from '../../../application/config/outagesFeature.js'
import type { EvmAddress } from '../../../domain/account/addresses/evm.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { NameRecord } from '../../../domain/names/nameRecord.js'
import type { Network } from '../../../domain/network/network.js'
import { accountNameQuestion, reverseNamesQuestion } from '../../../infrastructure/blockchainApi/names.lazy.js'
import { openQuestion } from '../../../infrastructure/blockchainApi/question.js'
import { unconfiguredHttpClient } from '../../../infrastructure/http/HttpClient.js'
import { openNames } from '../../../infrastructure/names/openNames.lazy.js'
import { aNetwork } from '../../support/aNetwork.js'
import { ensOnChain } from '../../support/ensOnChain.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

export const ADA: EvmAddress = '0x52908400098527886E0F7030069857D2E4169EE7'
export const BOB: EvmAddress = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
export const ETHEREUM = aNetwork()
export const BASE = aNetwork({ id: 8453, caipNetworkId: 'eip155:8453', name: 'Base' })
export const BASE_COIN = 2_147_492_101

/** The records of the blockchain API, or its failure. */
interface ServedNames {
  readonly records?: Readonly<Record<string, NameRecord['addresses']>>
  /** Names by address. */
  readonly called?: Readonly<Record<string, readonly string[]>>
  readonly failure?: RemoteError
}

/** The names of a page over a blockchain API and ENS, both empty at first. */
export const setUpNames = (networks: readonly Network[] = [ETHEREUM]) => {
  const { scheduler, advance } = makeVirtualTime()
  const ens = ensOnChain()
  let served: ServedNames = {}
  const asked: string[] = []
  const say =
    <A>(question: string, answer: () => A): TaskEither<RemoteError, A> =>
    async () => {
      asked.push(question)
      return served.failure === undefined ? E.right(answer()) : E.left(served.failure)
    }
  const deps = { client: unconfiguredHttpClient, scheduler, outages: makeOutagesFeature() }
  const askRecord = ({ name }: { readonly name: string }) =>
    say(name, () => {
      const addresses = served.records?.[name]
      return addresses && { name, addresses }
    })
  const askNames = (address: string) => say(`reverse ${address}`, () => served.called?.[address] ?? [])
  const names = openNames({
    recordOf: openQuestion({ ...accountNameQuestion, ask: () => askRecord }, deps),
    namesOf: openQuestion({ ...reverseNamesQuestion, ask: () => askNames }, deps),
    chainRpc: ens,
    networks,
    scheduler,
  })
  return {
    names,
    ens,
    advance,
    /** The requests to the blockchain API. */
    asked: asked as readonly string[],
    serve: (next: ServedNames) => {
      served = next
    },
  }
}
