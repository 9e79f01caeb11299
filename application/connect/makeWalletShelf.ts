import { connectionsOf } from '../../domain/connect/connectionsOf.js'
import type { Connections } from '../../domain/connect/Connections.js'
import type { ConnectorKey } from '../../domain/connect/ConnectorKey.js'
import { isSameConnector } from '../../domain/connect/isSameConnector.js'
import { CHAIN_NAMESPACES } from '../../domain/network/chainNamespaces.js'
import type { BookedWallet, WalletBook } from '../ports/WalletBook.js'
import { createStore } from '../shared/createStore.js'
import type { Readable } from '../shared/Readable.js'

const LABEL_LENGTH = 40
const MOST_BOOKED = 20

export interface WalletShelf {
  readonly booked: Readable<readonly BookedWallet[]>
  readonly label: (key: ConnectorKey, text: string) => void
  readonly forget: (key: ConnectorKey) => void
  readonly dispose: () => void
}

/** The wallets that were connected in this browser: each is noted when it connects, and stays until the visitor forgets it. */
export const makeWalletShelf = ({
  book,
  connections,
}: {
  readonly book: WalletBook
  readonly connections: Readable<Connections>
}): WalletShelf => {
  const booked = createStore(book.read())
  const write = (wallets: readonly BookedWallet[]): void => {
    booked.set(wallets.slice(0, MOST_BOOKED))
    book.write(booked.value)
  }
  const others = (key: ConnectorKey): readonly BookedWallet[] =>
    booked.value.filter((each) => !isSameConnector(each, key))
  const noting = connections.changes.subscribe((all) => {
    const live = CHAIN_NAMESPACES.flatMap((namespace) =>
      connectionsOf(all[namespace]).map(({ connectorId }) => ({ namespace, connectorId })),
    )
    const fresh = live.filter((key) => !booked.value.some((each) => isSameConnector(each, key)))
    if (fresh.length > 0) write([...fresh, ...booked.value])
  })
  return {
    booked,
    label: ({ namespace, connectorId }, text) => {
      const key = { namespace, connectorId }
      const label = text
        .replace(/[\p{Cc}\p{Cf}]/gu, '')
        .trim()
        .slice(0, LABEL_LENGTH)
      if (!booked.value.some((each) => isSameConnector(each, key))) return
      write(
        booked.value.map((each) => (isSameConnector(each, key) ? { ...key, ...(label !== '' && { label }) } : each)),
      )
    },
    forget: (key) => write(others(key)),
    dispose: () => noting.unsubscribe(),
  }
}
