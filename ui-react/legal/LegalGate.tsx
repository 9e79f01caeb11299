import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Legal, LEGAL_DOCUMENT } from '../../domain/config/legal.js'
import type { ViewName } from '../../domain/modal/view.js'
import { useMessages } from '../messages/useMessages.js'
import { hint, stack } from '../modal/shared.styles.js'
import { LoadFailed, ViewLoading } from '../modal/ViewPlaceholder.js'
import { useFeatures } from '../shared/hooks.js'
import { useLocales } from '../shared/viewHooks.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { agreement, held, legalText } from './Legal.styles.js'
import { LEGAL } from './messages.js'

/** Views in which a visitor connects; `open()` can lead to each (S2-01). */
const WAYS_IN: readonly ViewName[] = [
  'Connect',
  'AllWallets',
  'GetWallet',
  'Downloads',
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'ConnectingFarcaster',
  'EmailLogin',
]

type LegalKey = Extract<keyof typeof LEGAL, 'legal.agree' | 'legal.line'>

/** A sentence with the documents as links. */
const Documents = ({ legal, say }: { readonly legal: Legal; readonly say: LegalKey }) => {
  const t = useMessages(LEGAL)
  const documents = (['terms', 'privacy'] as const).flatMap((name) => {
    const address: unknown = legal[name]
    // A host without a compiler may pass anything.
    return typeof address === 'string' && LEGAL_DOCUMENT.test(address) ? [{ address, name: t(`legal.${name}`) }] : []
  })
  const parts = new Intl.ListFormat(useLocales(), { type: 'conjunction' }).formatToParts(
    documents.map(({ address }) => address),
  )
  const [before = '', after = ''] = t(say).split('{documents}')
  return (
    <span>
      {before}
      {parts.map(({ type, value }) =>
        type === 'literal' ? (
          value
        ) : (
          <a key={value} href={value} target="_blank" rel="noopener noreferrer">
            {documents.find(({ address }) => address === value)?.name}
          </a>
        ),
      )}
      {after}
    </span>
  )
}

const Agreement = ({ legal, agreed }: { readonly legal: Legal; readonly agreed: boolean }) => {
  const { commands } = usePortico()
  return (
    <label className={agreement}>
      <input
        type="checkbox"
        checked={agreed}
        data-portico-focus
        onChange={({ currentTarget }) => commands.agree(currentTarget.checked)}
      />
      <Documents legal={legal} say="legal.agree" />
    </label>
  )
}

/**
 * Visible, but neither clickable nor focusable, until then. Set on the element, because React 18 does not know `inert`.
 */
const Held = ({ until, children }: { readonly until: boolean; readonly children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (element.current !== null) element.current.inert = !until
  }, [until])
  return (
    <div ref={element} className={held}>
      {children}
    </div>
  )
}

/** Reads whether this visitor agreed; only needed on a page with a box to tick. */
const useConsent = (isAsked: boolean) => {
  const portico = usePortico()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (isAsked) portico.feature('legal').then(undefined, () => setFailed(true))
  }, [isAsked, portico, attempt])
  const retry = (): void => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { failed, retry }
}

/**
 * Says below the ways to connect what a visitor agrees to, or blocks them until the box is ticked (S9-23). The box
 * stays as long as its view, so that it can be unticked and nothing moves.
 */
export const LegalGate = ({ view, children }: { readonly view: ViewName; readonly children: ReactNode }) => {
  const t = useMessages(LEGAL)
  const legal = useReadable(usePortico().legal)
  const isAsked = useFeatures().legalCheckbox && WAYS_IN.includes(view)
  const { failed, retry } = useConsent(isAsked)
  const [isShown, setIsShown] = useState(false)
  const consent = legal?.consent
  useEffect(() => {
    if (consent === 'Asked') setIsShown(true)
  }, [consent])
  if (legal === undefined) return children
  const isConnect = view === 'Connect'
  if (!isAsked)
    return (
      <>
        {children}
        {isConnect && (
          <p className={legalText}>
            <Documents legal={legal} say="legal.line" />
          </p>
        )}
      </>
    )
  if (failed) return <LoadFailed onRetry={retry} />
  if (consent === 'Unknown') return <ViewLoading view={view} />
  const agreed = consent === 'Given'
  if (!isConnect)
    return agreed ? (
      children
    ) : (
      <div className={stack}>
        <p className={hint}>{t('legal.first')}</p>
        <Agreement legal={legal} agreed={false} />
      </div>
    )
  return (
    <>
      {isShown && <Agreement legal={legal} agreed={agreed} />}
      <Held until={agreed}>{children}</Held>
    </>
  )
}
