import type { ReactNode } from 'react'
import type { SignInGrants as Granted } from '../../domain/siwx/recap.js'
import { useMessages } from '../messages/useMessages.js'
import { GRANTS } from './grantMessages.js'
import { granted } from './grants.styles.js'

/** What wallet methods are for. Others are shown by name. */
const MEANINGS: readonly (readonly [keyof typeof GRANTS, readonly string[]])[] = [
  ['grants.send', ['eth_sendTransaction', 'wallet_sendCalls']],
  ['grants.sign', ['personal_sign', 'eth_signTypedData', 'eth_signTypedData_v4']],
  ['grants.networks', ['wallet_addEthereumChain', 'wallet_switchEthereumChain']],
  ['grants.tokens', ['wallet_watchAsset']],
  ['grants.state', ['wallet_getCallsStatus', 'wallet_getCapabilities']],
]
const KNOWN = MEANINGS.flatMap(([, methods]) => methods)

const Listed = ({ lead, items }: { readonly lead: string; readonly items: readonly ReactNode[] }) =>
  items.length === 0 ? null : (
    <>
      <p>{lead}</p>
      <ul>
        {items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
    </>
  )

interface SignInGrantsProps {
  readonly grants: Granted
  /** Host and port of the page. */
  readonly domain: string
}

/** All grants of a sign-in, in words (S-18); renders nothing for a plain sign-in. */
export const SignInGrants = ({ grants: { methods, others, resources }, domain }: SignInGrantsProps) => {
  const t = useMessages(GRANTS)
  if (methods.length + others.length + resources.length === 0) return null
  const meant = MEANINGS.filter(([, names]) => names.some((name) => methods.includes(name))).map(([word]) => t(word))
  const unknown = methods.filter((name) => !KNOWN.includes(name)).map((name) => <bdi>{name}</bdi>)
  return (
    <div className={granted}>
      <Listed lead={t('grants.methods', { domain })} items={[...meant, ...unknown]} />
      <Listed lead={t('grants.others')} items={others.map((other) => t('grants.other', other))} />
      <Listed
        lead={t('grants.resources')}
        items={resources.map((uri) => (
          <bdi>{uri}</bdi>
        ))}
      />
    </div>
  )
}
