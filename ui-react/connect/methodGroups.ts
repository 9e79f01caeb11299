import type { ConnectMethod } from '../../domain/config/ConnectMethod.js'

/** The methods as they are parted by "or": wallets, and the ways without one that stand together (V-01). */
export const methodGroups = (order: readonly ConnectMethod[]): readonly (readonly ConnectMethod[])[] =>
  order.reduce<readonly (readonly ConnectMethod[])[]>((groups, method) => {
    const last = groups.at(-1)
    const joins = last !== undefined && method !== 'wallet' && !last.includes('wallet')
    return joins ? [...groups.slice(0, -1), [...last, method]] : [...groups, [method]]
  }, [])
