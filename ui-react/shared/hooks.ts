import { isFeatureOn } from '../../domain/config/features.js'
import { useEffect, useState } from 'react'
import type { Connections, NamespaceConnection } from '../../domain/connect/connection.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { usePortico } from './usePortico.js'
import { useChosen, useReadable } from './useReadable.js'
import type { Portico, PorticoFeatures } from '../../application/portico.js'

/** The connections, by chain namespace. */
export function useConnections(): Connections
/** The connection on one chain namespace, the active wallet first (S4-02); changes on others cause no render (U-40). */
export function useConnections(namespace: ChainNamespace): NamespaceConnection
export function useConnections(namespace?: ChainNamespace): Connections | NamespaceConnection {
  return useChosen(usePortico().connections, (all) => (namespace === undefined ? all : all[namespace]))
}

/** The connection attempt in progress, or the result of the last one. */
export const useConnectAttempt = () => useReadable(usePortico().attempt)

/** The network switch in progress, or the result of the last one. */
export const useNetworkSwitch = () => useReadable(usePortico().networkSwitch)

/** The wallets to choose from. */
export const useWallets = () => useReadable(usePortico().wallets)

/** Tokens of the active account. */
export const useTokens = () => useReadable(usePortico().tokens)

/** The latest event. */
export const useEvents = () => useReadable(usePortico().events)

/** Services that do not answer. */
export const useOutages = () => useReadable(usePortico().outages)

/** Whether the visitor has signed in, if the site has the option `siwx`. */
export const useSession = () => useReadable(usePortico().session)

/** The effective feature switches. */
export const useFeatures = () => useReadable(usePortico().features)

interface LoadedFeature<Name extends keyof PorticoFeatures> {
  readonly portico: Portico
  readonly feature: PorticoFeatures[Name] | undefined
}

/**
 * State and commands of an optional feature, as `portico.feature` returns them; `undefined` while its code loads, if
 * that fails, and while the feature is off, which raises no alert. The code is requested once the core is loaded: this
 * hook starts nothing, neither on a server nor before the visitor's first intent. Returns the same object at each
 * render; read its `state` with `useReadable`.
 */
export const useFeature = <Name extends keyof PorticoFeatures>(name: Name): PorticoFeatures[Name] | undefined => {
  const portico = usePortico()
  const isOn = isFeatureOn(name, useFeatures())
  // The host's facts are the first state that the core reports.
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
