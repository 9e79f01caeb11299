import { assert } from 'chai'
import type { DirectoryQuery } from '../../../application/ports/walletApi.js'
import { directoryKey, makeStoredDirectoryCache } from '../../../infrastructure/storage/directoryCache.js'
import { makeLocalStorageKeyValueStore } from '../../../infrastructure/storage/localStorageStore.js'
import { makeStoredConnectionMemory } from '../../../infrastructure/storage/connectionMemory.js'
import { makeStoredFeaturesCache } from '../../../infrastructure/storage/featuresCache.js'
import { makeStoredNetworkMemory } from '../../../infrastructure/storage/networkMemory.js'
import { makeStoredPendingMemory } from '../../../infrastructure/storage/pendingMemory.js'
import { makeStoredReceiverBook } from '../../../infrastructure/storage/receiverBook.js'
import type { KeyValueStore } from '../../../application/ports/storage.js'
import { everyPlace } from '../../attacks/everyPlace.js'
import { payloads } from '../../attacks/payloads/payloads.js'
import { unsafeTexts } from '../../attacks/unsafeTexts.js'
import { makeStoragePage } from '../../support/makeStoragePage.js'
import { isTestAppLink } from '../../support/isTestAppLink.js'

const QUERY: DirectoryQuery = {
  page: 1,
  entries: 40,
  include: [],
  exclude: [],
  chains: [],
  search: '',
  certifiedOnly: false,
}
const LISTING = {
  id: 'heron',
  name: 'Heron',
  imageId: 'i1',
  imageUrl: 'https://a.example/i.png',
  rdns: 'wallet.heron',
  chains: ['eip155:1'],
  certified: true,
  homepage: 'https://a.example',
  mobileLink: 'heron://',
  desktopLink: 'heron://',
  webappLink: 'https://a.example/app',
  chromeStore: 'https://a.example/c',
  appStore: 'https://a.example/a',
  playStore: 'https://a.example/p',
}

interface Kept {
  readonly sample: unknown
  readonly read: (store: KeyValueStore) => unknown
}

/** Everything that is stored, as read. Connector ids are only compared, so they may be any text. */
const RECORDS: Readonly<Record<string, Kept>> = {
  connections: {
    sample: { version: 1, connectors: { eip155: 'wallet.heron' } },
    read: (store) =>
      Object.keys(makeStoredConnectionMemory(store, isTestAppLink).read()).map((namespace) => ({
        chains: `${namespace}:1`,
      })),
  },
  recentWallets: {
    sample: { version: 1, wallets: [{ id: 'wallet.heron', listing: LISTING }] },
    read: (store) =>
      makeStoredConnectionMemory(store, isTestAppLink)
        .readRecent()
        .map(({ listing }) => listing),
  },
  networks: {
    sample: { version: 1, chosen: ['eip155:1'] },
    read: (store) => ({ chains: makeStoredNetworkMemory(store).read() }),
  },
  pending: {
    sample: {
      version: 1,
      transactions: [
        {
          namespace: 'eip155',
          connectorId: 'wallet.heron',
          id: `0x${'ab'.repeat(32)}`,
          caipNetworkId: 'eip155:1',
          sentAt: 1,
          description: 'Deposit',
          senderHash: `${'0f'.repeat(16)} ${'3d'.repeat(16)}`,
        },
      ],
    },
    read: (store) =>
      makeStoredPendingMemory(crypto)(store)
        .read()
        .map(({ id, namespace, caipNetworkId, sentAt, description }) => ({
          id,
          sentAt,
          chains: [caipNetworkId, `${namespace}:1`],
          name: description,
        })),
  },
  receivers: {
    sample: {
      version: 1,
      receivers: [{ namespace: 'eip155', address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', name: 'Ana' }],
    },
    read: (store) =>
      makeStoredReceiverBook(store)
        .read()
        .map(({ namespace, address, name }) => ({ id: address, name, chains: [`${namespace}:1`] })),
  },
  features: {
    sample: {
      version: 1,
      features: {
        email: true,
        socials: ['google'],
        swaps: ['1inch'],
        onramp: ['meld'],
        activity: true,
        multiWallet: true,
      },
    },
    read: (store) => makeStoredFeaturesCache(store).read(),
  },
  directory: {
    sample: { version: 1, entries: [{ query: directoryKey(QUERY), at: 0, page: { wallets: [LISTING], count: 1 } }] },
    read: (store) => makeStoredDirectoryCache({ store, now: () => 0, isAppLink: isTestAppLink }).read(QUERY),
  },
}

describe('a hostile record in storage [S-22] [S-29]', () => {
  for (const [key, { sample, read }] of Object.entries(RECORDS)) {
    const readFrom = (text: string): unknown =>
      read(makeLocalStorageKeyValueStore(makeStoragePage({ [`portico.${key}`]: text })))

    it(`is read only as far as it is valid: ${key}`, () => {
      assert.notDeepEqual(readFrom(JSON.stringify(sample)), readFrom('{}'), 'the sample')
      const nothing = readFrom('{}')
      for (const payload of payloads) {
        assert.deepEqual(readFrom(payload), nothing, payload)
        for (const record of everyPlace(sample, payload))
          assert.deepEqual(unsafeTexts(readFrom(JSON.stringify(record))), [], payload)
      }
      assert.notProperty({}, 'polluted')
    })
  }
})
