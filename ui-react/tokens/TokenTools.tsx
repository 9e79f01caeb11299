import type { CaipNetworkId, Network } from '../../domain/network/network.js'
import { COMMON } from '../messages/common.js'
import { useMessages } from '../messages/useMessages.js'
import { Button } from '../primitives/Button.js'
import { SearchField } from '../primitives/SearchField.js'
import { useNetwork } from '../shared/usePortico.js'
import { TOKENS } from './messages.js'
import { networkChoice, toolLine, tools } from './tokens.styles.js'
import type { TokensOf } from './useShownTokens.js'

const WORDS = { ...COMMON, ...TOKENS }

interface NetworkChoiceProps {
  readonly others: readonly Network[]
  readonly of: TokensOf
  readonly onChoose: (of: TokensOf) => void
}

const NetworkChoice = ({ others, of, onChoose }: NetworkChoiceProps) => {
  const t = useMessages(TOKENS)
  const { active } = useNetwork()
  return (
    <select
      className={networkChoice}
      aria-label={t('tokens.network')}
      value={of}
      onChange={({ target }) => onChoose(target.value as TokensOf)}
    >
      <option value={'Here' satisfies TokensOf}>{active._tag === 'Configured' && active.network.name}</option>
      <option value={'Everywhere' satisfies TokensOf}>{t('tokens.all')}</option>
      {others.map(({ caipNetworkId, name }) => (
        <option key={caipNetworkId} value={caipNetworkId satisfies CaipNetworkId}>
          {name}
        </option>
      ))}
    </select>
  )
}

export interface TokenToolsProps extends NetworkChoiceProps {
  /** The search text; `undefined` if there are too few tokens to search. */
  readonly typed: string | undefined
  readonly onType: (typed: string) => void
  /** Whether the field has the focus. */
  readonly onSearching: (searching: boolean) => void
  /** Whether the list is being edited; `undefined` if no token can be hidden. */
  readonly editing: boolean | undefined
  readonly onEdit: (editing: boolean) => void
}

/** Above the tokens: search, choice of network, and editing of the list. */
export const TokenTools = ({ typed, onType, onSearching, editing, onEdit, ...choice }: TokenToolsProps) => {
  const t = useMessages(WORDS)
  const hasChoice = choice.others.length > 0
  return (
    <div className={tools}>
      {typed !== undefined && (
        <div onFocus={() => onSearching(true)} onBlur={() => onSearching(false)}>
          <SearchField
            name={t('tokens.search')}
            clear={t('wallets.clear')}
            text={typed}
            onText={onType}
            // The results cannot have the focus.
            onDown={() => undefined}
          />
        </div>
      )}
      {(hasChoice || editing !== undefined) && (
        <div className={toolLine}>
          {hasChoice && <NetworkChoice {...choice} />}
          {editing !== undefined && (
            <Button tone="quiet" onPress={() => onEdit(!editing)}>
              {t(editing ? 'tokens.done' : 'tokens.edit')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
