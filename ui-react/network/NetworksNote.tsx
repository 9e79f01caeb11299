import { useTranslate } from '../messages/useTranslate.js'
import { hint } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { usePortico } from '../shared/usePortico.js'

/** What a wallet may lack, and the way to what a network is at all. */
export const NetworksNote = () => {
  const t = useTranslate()
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
