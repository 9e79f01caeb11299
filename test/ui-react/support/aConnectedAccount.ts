import { type AccountState, emptyAccount } from '../../../domain/account/accountState.js'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

export const aConnectedAccount = (more: Partial<AccountState> = {}): AccountState => ({
  ...emptyAccount('eip155'),
  caipAddress: `eip155:1:${ADDRESS}`,
  address: ADDRESS,
  balance: '12.3456789',
  balanceSymbol: 'ETH',
  status: 'connected',
  ...more,
})
