import { useEffect, useState } from 'react'
import type { Portico } from '../../application/api/Portico.js'
import type { PorticoFeatures } from '../../application/api/PorticoFeatures.js'
import { useFeatures } from './useFeatures.js'
import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

interface Arrived<Name extends keyof PorticoFeatures> {
  readonly portico: Portico
  readonly feature: PorticoFeatures[Name] | undefined
}

/**
 * State and commands of an optional feature, as `portico.feature` gives them; `undefined` while its code is on its way, where it does not
 * arrive, and while the feature is off, which raises no alert. Its code is asked for once the core is there: this hook starts nothing,
 * neither on a server nor before the visitor's first intent. The same object at each rendering; read its `state` with `useReadable`.
 */
export const useFeature = <Name extends keyof PorticoFeatures>(name: Name): PorticoFeatures[Name] | undefined => {
  const portico = usePortico()
  const isOn = useFeatures()[name]
  // What the page runs on is the first thing that the core tells.
  const isStarted = useReadable(portico.host) !== portico.host.initial
  const [arrived, setArrived] = useState<Arrived<Name>>()
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
