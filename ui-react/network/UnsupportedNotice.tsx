import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import { wellKnownName } from '../../domain/network/wellKnownName.js'
import { useTranslate } from '../messages/useTranslate.js'

/** Says that this site does not use the network of the wallet: by name where many know it, and by id. */
export const UnsupportedNotice = ({ id }: { readonly id: CaipNetworkId }) => {
  const t = useTranslate()
  const name = wellKnownName(id)
  return (
    <>
      {name === undefined ? t('account.unsupportedNetwork') : t('unsupported.named', { network: name })}{' '}
      <bdi dir="ltr">({id})</bdi>
    </>
  )
}
