import type { ConnectMethod } from '../../domain/config/ConnectMethod.js'
import { useTranslate } from '../messages/useTranslate.js'
import { hint, stack } from '../modal/shared.styles.js'
import { useLoggedIn } from '../shared/useLoggedIn.js'
import { usePortico } from '../shared/usePortico.js'
import { EmailMethod } from './EmailMethod.js'
import { SocialMethod } from './SocialMethod.js'

/** Ways to connect for somebody without a wallet: an e-mail address, social accounts (V-01). */
export const LoginMethods = ({ methods }: { readonly methods: readonly ConnectMethod[] }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  const isIn = useLoggedIn() !== undefined
  return (
    <div className={stack} onPointerEnter={() => commands.prepareLogin()} onFocus={() => commands.prepareLogin()}>
      {isIn && <p className={hint}>{t('login.alreadyIn')}</p>}
      {methods.map((method) => (method === 'email' ? <EmailMethod key={method} /> : <SocialMethod key={method} />))}
    </div>
  )
}
