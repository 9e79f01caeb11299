import { COMMON } from '../messages/common.js'
import { helpViews } from '../help/views.js'
import { NETWORK } from './messages.js'
import { useCounted } from '../messages/useCounted.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden, hint, stack } from '../modal/shared.styles.js'
import { Foot } from '../modal/Foot.js'
import { Button } from '../primitives/Button.js'
import { useNetwork, usePortico } from '../shared/usePortico.js'
import { useRef, useState } from 'react'
import { SearchField } from '../primitives/SearchField.js'
import { NetworkRows } from './NetworkRows.js'
import { NetworkStatus } from './NetworkStatus.js'

const WORDS = { ...COMMON, 'title.WhatIsANetwork': helpViews.WhatIsANetwork.title, ...NETWORK }

/** Says what a wallet may lack, and links to what a network is. */
const NetworksNote = () => {
  const t = useMessages(WORDS)
  const { commands } = usePortico()
  return (
    <>
      <p className={hint}>{t('networks.note')}</p>
      <Button wide onPress={() => commands.go({ name: 'WhatIsANetwork' })}>
        {t('title.WhatIsANetwork')}
      </Button>
    </>
  )
}

/** More are not seen at a glance, so a search is offered. */
const SEARCHED_FROM = 9

/** The site's networks of every namespace, with the current one marked (W-39). */
export const NetworksView = () => {
  const t = useMessages(WORDS)
  const counted = useCounted(WORDS)
  const { networks } = useNetwork()
  const [text, setText] = useState('')
  const rows = useRef<HTMLDivElement>(null)
  const wanted = text.trim().toLocaleLowerCase()
  const found = networks.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return (
    <div className={stack}>
      <NetworkStatus />
      {networks.length >= SEARCHED_FROM && (
        <SearchField
          name={t('networks.search')}
          clear={t('wallets.clear')}
          text={text}
          onText={setText}
          onDown={() => rows.current?.querySelector('button')?.focus()}
        />
      )}
      <span role="status" className={hidden}>
        {wanted !== '' && counted('networks.found', found.length)}
      </span>
      <div ref={rows}>
        <NetworkRows networks={found} />
      </div>
      {found.length === 0 && <p className={hint}>{t('networks.none')}</p>}
      <Foot>
        <NetworksNote />
      </Foot>
    </div>
  )
}
