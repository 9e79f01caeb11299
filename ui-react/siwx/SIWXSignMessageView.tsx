import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SiwxApi } from '../../application/siwx/siwxApi.js'
import type { SignInState } from '../../domain/siwx/signInState.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hint } from '../modal/shared.styles.js'
import { lazyComponent, Loaded } from '../modal/lazyComponent.js'
import { ViewLoading } from '../modal/ViewPlaceholder.js'
import { lead, warning } from '../modal/ViewParts.styles.js'
import { WithFeature } from '../modal/WithFeature.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { SIWX } from './messages.js'
import { SignedIn } from './SignedIn.js'
import { signed, signIn, ways } from './siwx.styles.js'

/** Loaded on demand: most messages grant nothing. */
const GRANTS = lazyComponent(async () => (await import('../pairing/SignInGrants.js')).SignInGrants)

/** Texts for what is in progress. */
const PROGRESS = {
  Preparing: 'siwx.preparing',
  Signing: 'siwx.askedWallet',
  Verifying: 'siwx.verifying',
  Cancelling: 'siwx.cancelling',
  NotPrepared: undefined,
  Ready: undefined,
} as const

type Asked = Extract<SignInState, { readonly _tag: keyof typeof PROGRESS }>

const isAsked = (state: SignInState): state is Asked => state._tag in PROGRESS

/** Focuses Cancel when the visitor tries to close the view, because that is the way out (S4-17). */
const useFocusOnShake = (box: RefObject<HTMLElement | null>): boolean => {
  const modal = useReadable(usePortico().modal)
  const isShaking = modal._tag === 'Open' && modal.shaking
  const [hasShaken, setHasShaken] = useState(false)
  useEffect(() => {
    if (!isShaking) return
    setHasShaken(true)
    box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    // Each try creates a new state of the modal.
  }, [box, isShaking, modal])
  return hasShaken
}

interface AskedProps {
  readonly api: SiwxApi
  readonly state: Asked
}

const Ways = ({ api, state }: AskedProps) => {
  const t = useMessages(SIWX)
  const isBusy = state._tag === 'Signing' || state._tag === 'Verifying'
  return (
    <div className={ways}>
      <Button onPress={api.cancel} busy={state._tag === 'Cancelling'}>
        {t('siwx.cancel')}
      </Button>
      {state._tag === 'NotPrepared' ? (
        <Button tone="primary" onPress={api.retry}>
          {t('siwx.retry')}
        </Button>
      ) : (
        <Button tone="primary" onPress={api.sign} busy={isBusy} disabled={state._tag !== 'Ready' && !isBusy}>
          {t(isBusy ? 'siwx.signing' : 'siwx.sign')}
        </Button>
      )}
    </div>
  )
}

const Asking = ({ api, state }: AskedProps) => {
  const t = useMessages(SIWX)
  const { site } = useReadable(usePortico().host)
  const box = useRef<HTMLDivElement>(null)
  const hasShaken = useFocusOnShake(box)
  const progress = PROGRESS[state._tag]
  const isRequired = api.isRequired()
  const wayOut = t(isRequired ? 'siwx.cancelLeaves' : 'siwx.mayCancel')
  return (
    <div className={signIn}>
      <div className={centred}>
        <p className={lead}>{t('siwx.lead', { site: site?.name ?? location.host })}</p>
        <p className={hint}>{t(isRequired ? 'siwx.mustSign' : 'siwx.free')}</p>
      </div>
      {'text' in state && (
        <pre className={signed} tabIndex={0} role="region" aria-label={t('siwx.message')} dir="ltr" translate="no">
          {state.text}
        </pre>
      )}
      {'message' in state && state.message.resources !== undefined && (
        <Loaded chunk={GRANTS} waiting={null}>
          {(SignInGrants) => <SignInGrants grants={api.grantsOf(state.message)} domain={state.message.domain} />}
        </Loaded>
      )}
      {state._tag === 'Preparing' && <ViewLoading />}
      {state._tag === 'NotPrepared' && (
        <p className={warning} role="alert">
          {t(state.error._tag === 'SignInRefused' ? 'siwx.refused' : 'siwx.notPrepared')}
        </p>
      )}
      <p className={hint} role="status">
        {progress === undefined ? null : t(progress)}
      </p>
      <p className={hint} role={hasShaken ? 'alert' : undefined}>
        {wayOut}
      </p>
      <div ref={box}>
        <Ways api={api} state={state} />
      </div>
    </div>
  )
}

const SigningIn = ({ api }: { readonly api: SiwxApi }) => {
  const state = useReadable(api.state)
  if (state._tag === 'SignedIn') return <SignedIn api={api} session={state.session} />
  if (isAsked(state)) return <Asking api={api} state={state} />
  return <ViewLoading />
}

/** Shows what is signed, before the wallet is asked (V-32). */
export const SIWXSignMessageView = () => <WithFeature name="siwx">{(api) => <SigningIn api={api} />}</WithFeature>
