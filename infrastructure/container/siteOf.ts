import type { PorticoOptions } from '../../application/api/PorticoOptions.js'

const PUBLIC_SITE = 'https://secure.walletconnect.org/sdk'

/** Address of the secure site's frame. Windows of social logins come back from its origin, whoever's wallet they are for. */
export const siteOf = ({ endpoints }: Pick<PorticoOptions, 'endpoints'>): string => endpoints?.secureSite ?? PUBLIC_SITE
