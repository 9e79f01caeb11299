import { useEffect, useState } from 'react'
import type { MultiWallet } from '../../application/connect/MultiWallet.js'
import { usePortico } from '../shared/usePortico.js'

type Profile =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Loaded'; readonly wallets: MultiWallet }
  | { readonly _tag: 'Failed' }

const LOADING: Profile = { _tag: 'Loading' }

/** The wallets of this page, whose code comes with the first look at them, and the way to ask for it again. */
export const useProfile = (): { readonly profile: Profile; readonly retry: () => void } => {
  const { screen } = usePortico()
  const [profile, setProfile] = useState<Profile>(LOADING)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let wanted = true
    screen.profile().then(
      (wallets) => wanted && setProfile({ _tag: 'Loaded', wallets }),
      () => wanted && setProfile({ _tag: 'Failed' }),
    )
    return () => {
      wanted = false
    }
  }, [screen, asked])
  const retry = (): void => {
    setProfile(LOADING)
    setAsked(asked + 1)
  }
  return { profile, retry }
}
