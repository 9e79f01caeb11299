import type { LoggedIn } from '../../domain/account/embeddedUser.js'

/** A user with an eoa on Ethereum, by default. */
export const aUser = (change: Partial<LoggedIn> = {}): LoggedIn => ({
  email: 'ada@mail.example',
  accounts: [{ type: 'eoa', address: `0x${'a1'.repeat(20)}` }],
  address: `0x${'a1'.repeat(20)}`,
  caipNetworkId: 'eip155:1',
  preferredAccountType: 'eoa',
  smartAccountDeployed: false,
  ...change,
})
