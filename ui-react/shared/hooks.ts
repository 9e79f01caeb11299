import { isFeatureOn } from '../../domain/config/features.js'
import { useEffect, useState } from 'react'
import type { Connections, NamespaceConnection } from '../../domain/connect/connection.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { usePortico } from './usePortico.js'
import { useChosen, useReadable } from './useReadable.js'
import type { Portico, PorticoFeatures } from '../../application/portico.js'

/** Who is connected, by chain namespace. */
export function useConnections(): Connections
/**
 * Who is connected on one chain namespace, the active wallet first (S4-02); what happens on the others renders nothing
 * again (U-40).
 */
export function useConnections(namespace: ChainNamespace): NamespaceConnection
export function useConnections(namespace?: ChainNamespace): Connections | NamespaceConnection {
  return useChosen(usePortico().connections, (all) => (namespace === undefined ? all : all[namespace]))
}

/** The connection attempt under way, and how the last one ended. */
export const useConnectAttempt = () => useReadable(usePortico().attempt)

/** The switch of network under way, and how the last one ended. */
export const useNetworkSwitch = () => useReadable(usePortico().networkSwitch)

/** The wallets to choose from. */
export const useWallets = () => useReadable(usePortico().wallets)

/** Tokens of the active account. */
export const useTokens = () => useReadable(usePortico().tokens)

/** The latest event. */
export const useEvents = () => useReadable(usePortico().events)

/** What does not answer. */
export const useOutages = () => useReadable(usePortico().outages)

/** Whether the visitor has signed in, where the site has the option `siwx`. */
export const useSession = () => useReadable(usePortico().session)

/** What is switched on. */
export const useFeatures = () => useReadable(usePortico().features)

interface LoadedFeature<Name extends keyof PorticoFeatures> {
  readonly portico: Portico
  readonly feature: PorticoFeatures[Name] | undefined
}

/**
 * State and commands of an optional feature, as `portico.feature` gives them; `undefined` while its code is on its way,
 * where it does not arrive, and while the feature is off, which raises no alert. Its code is asked for once the core is
 * there: this hook starts nothing, neither on a server nor before the visitor's first intent. The same object at each
 * rendering; read its `state` with `useReadable`.
 */
export const useFeature = <Name extends keyof PorticoFeatures>(name: Name): PorticoFeatures[Name] | undefined => {
  const portico = usePortico()
  const isOn = isFeatureOn(name, useFeatures())
  // What the page runs on is the first thing that the core tells.
  const isStarted = useReadable(portico.host) !== portico.host.initial
  const [arrived, setArrived] = useState<LoadedFeature<Name>>()
  const wanted = isOn && isStarted
  useEffect(() => {
    if (!wanted) return undefined
    let mounted = true
    void portico.feature(name).then(
      (feature) => mounted && setArrived({ portico, feature }),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [portico, name, wanted])
  return wanted && arrived?.portico === portico ? arrived.feature : undefined
}
