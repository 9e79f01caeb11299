import { useId } from 'react'
import type { Approval, ApprovalKind } from '../../domain/swap/swapState.js'
import type { Asset } from '../../domain/asset/asset.js'
import { CopyAddress } from '../account/CopyAddress.js'
import { useExactAmount } from '../account/ExactAmount.js'
import { WholeAddress } from '../account/WholeAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { useSpelling } from '../shared/useSpelling.js'
import { SWAP } from './messages.js'
import { approvalPart, option } from './preview.styles.js'

/** The contract that takes tokens, in full (S-06). */
export const Spender = ({ address }: { readonly address: string }) => {
  const t = useMessages(SWAP)
  const spell = useSpelling()
  return (
    <WholeAddress name={t('swap.spender')} address={spell(address)}>
      <CopyAddress name={t('swap.copySpender')} address={spell(address)} />
    </WholeAddress>
  )
}

interface ApprovalPartProps {
  readonly approval: Extract<Approval, { readonly _tag: 'Needed' }>
  readonly token: Asset
  /** The amount that leaves in the swap, in base units. */
  readonly units: bigint
  readonly isBatch: boolean
  /** The wallet is being asked: nothing can be changed. */
  readonly still: boolean
  readonly onChoose: (kind: ApprovalKind) => void
}

/**
 * The spender and the approved amount: the swapped amount, unless the visitor chooses any amount and reads the
 * consequences.
 */
export const ApprovalPart = ({ approval, token, units, isBatch, still, onChoose }: ApprovalPartProps) => {
  const t = useMessages(SWAP)
  const write = useExactAmount()
  const name = useId()
  const { symbol } = token
  const kinds = [
    {
      kind: 'Exact',
      label: t('swap.allowExact', { amount: write(units, token) }),
      consequence: t('swap.allowExactHint'),
    },
    {
      kind: 'Unlimited',
      label: t('swap.allowAll', { symbol }),
      consequence: t('swap.allowAllHint', { symbol }),
    },
  ] as const
  return (
    <section className={approvalPart} aria-label={t('swap.approval')}>
      <h3>{t('swap.approvalNeeded', { symbol })}</h3>
      <Spender address={approval.spender} />
      <fieldset disabled={still}>
        <legend>{t('swap.allow')}</legend>
        {kinds.map(({ kind, label, consequence }) => (
          <label key={kind} className={option}>
            <input type="radio" name={name} checked={approval.kind === kind} onChange={() => onChoose(kind)} />
            <span>
              {label}
              <small data-tone={kind === 'Unlimited' && approval.kind === kind ? 'danger' : undefined}>
                {consequence}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {approval.resetFirst && <p className={hint}>{t('swap.resetFirst')}</p>}
      {isBatch && <p className={hint}>{t('swap.batch')}</p>}
    </section>
  )
}
