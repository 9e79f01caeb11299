import { useState } from 'react'
import type { CaipAddress } from '../../domain/account/caip10.js'
import { search } from '../../domain/asset/search.js'
import { isHidden } from '../../domain/account/hiddenTokens.js'
import { knownTokens } from '../../domain/account/tokens.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden as unseen, stack } from '../modal/shared.styles.js'
import { useFeature } from '../shared/hooks.js'
import { TOKENS } from './messages.js'
import { ShownTotal } from './ShownTotal.js'
import { tokenList } from './tokens.styles.js'
import { TokenRows } from './TokenRows.js'
import { TokensNotice } from './TokensNotice.js'
import { TokenTools } from './TokenTools.js'
import { useHiddenTokens } from './useHiddenTokens.js'
import { type TokensOf, useOtherNetworks, useShownTokens } from './useShownTokens.js'

/** Fewer tokens are seen at once. */
const WORTH_A_SEARCH = 6

/** The account's tokens: search, tokens on other networks (W-43), and hiding. */
export const TokensPanel = () => {
  const api = useFeature('tokens')
  const t = useMessages(TOKENS)
  const hidden = useHiddenTokens()
  const others = useOtherNetworks(api)
  const [chosen, choose] = useState<TokensOf>('Here')
  const [typed, setTyped] = useState('')
  const [isSearching, setSearching] = useState(false)
  const [isEdited, setEdited] = useState(false)
  const [changed, setChanged] = useState<{ readonly name: string; readonly isHidden: boolean }>()
  // A chosen network is dropped once it is the active one, or no longer among the others.
  const of = chosen === 'Everywhere' || others.some(({ caipNetworkId }) => caipNetworkId === chosen) ? chosen : 'Here'
  const { list, retry } = useShownTokens(api, others.length > 0 ? of : 'Here')
  const tokens = knownTokens(list) ?? []
  // The field stays during a search, however few tokens are left.
  const canSearch = tokens.length >= WORTH_A_SEARCH || isSearching || typed !== ''
  const canEdit = api !== undefined && tokens.some(({ address }) => address !== undefined)
  const editing = canEdit && isEdited ? api : undefined
  const change = (name: string, address: CaipAddress, isHiddenNow: boolean): void => {
    editing?.[isHiddenNow ? 'hide' : 'show'](address)
    setChanged({ name, isHidden: isHiddenNow })
  }
  const found = search(tokens, canSearch ? typed : '', ({ name, symbol, address }) => ({
    name,
    symbol,
    contract: address,
  }))
  const shown = editing ? found : found.filter((token) => !isHidden(hidden, token))
  return (
    <div className={`${stack} ${tokenList}`}>
      <TokenTools
        others={others}
        of={of}
        onChoose={choose}
        typed={canSearch ? typed : undefined}
        onType={setTyped}
        onSearching={setSearching}
        editing={canEdit ? isEdited : undefined}
        onEdit={(isOn) => {
          setEdited(isOn)
          setChanged(undefined)
        }}
      />
      {others.length > 0 && of !== 'Here' && <ShownTotal list={list} hidden={hidden} of={of} />}
      <span role="status" className={unseen}>
        {changed && t(changed.isHidden ? 'tokens.nowHidden' : 'tokens.nowShown', { name: changed.name })}
      </span>
      {shown.length > 0 && (
        <TokenRows tokens={shown} hidden={hidden} withNetworks={of === 'Everywhere'} onChange={editing && change} />
      )}
      <TokensNotice
        list={list}
        shown={shown.length}
        hiddenCount={found.filter((token) => isHidden(hidden, token)).length}
        everywhere={of === 'Everywhere'}
        onRetry={retry}
      />
    </div>
  )
}
