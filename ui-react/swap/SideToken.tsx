import { useMemo } from 'react'
import { ambiguityIn } from '../../domain/asset/ambiguity.js'
import { useMessages } from '../messages/useMessages.js'
import { usePortico } from '../shared/usePortico.js'
import { SWAP } from './messages.js'
import { TokenButton } from './TokenParts.js'
import type { SwapViewProps } from './WithSwap.js'

export interface SideProps extends SwapViewProps {
  /** Amount in base units, if known. */
  readonly units: bigint | undefined
  /** A computed amount is being updated. */
  readonly isDim: boolean
  /** Nothing can be changed now. */
  readonly still: boolean
  readonly onSubmit: () => void
}

interface SideTokenProps extends Pick<SideProps, 'state' | 'still'> {
  readonly side: 'Pay' | 'Get'
}

/** The token of a side, as a link to the others. */
export const SideToken = ({ side, state: { tokens, network, checked, form, list }, still }: SideTokenProps) => {
  const t = useMessages(SWAP)
  const { commands } = usePortico()
  const isAmbiguous = useMemo(() => ambiguityIn(tokens), [tokens])
  const [token, id] = side === 'Pay' ? [checked.pay, form.payId] : [checked.get, form.getId]
  return (
    <TokenButton
      name={t(side === 'Pay' ? 'swap.payToken' : 'swap.getToken')}
      token={token}
      network={network}
      isAmbiguous={token !== undefined && isAmbiguous(token)}
      isAwaited={id !== '' && list._tag === 'Loading'}
      still={still}
      onPress={() => commands.go({ name: 'SwapSelectToken', side })}
    />
  )
}
