import { aConnection } from '../../support/aConnection.js'
import type { WalletAnswer } from '../../contracts/walletConnector/WalletAnswer.js'
import type { Walk } from './beginWalk.js'

const choose =
  (wallet: 'evm' | 'sol', answer: WalletAnswer) =>
  (walk: Walk): void => {
    walk[wallet].wallet.answersWith(answer)
    walk.core.commands.chooseWallet(wallet)
  }
const move =
  (answer: 'approve' | 'reject' | 'staySilent') =>
  ({ core, evm }: Walk): void => {
    evm.wallet.answersSwitchWith(answer)
    core.commands.chooseNetwork('eip155:8453')
  }

/** Actions of visitors, and possible answers of wallets, the relay and time. */
export const STEPS: Readonly<Record<string, (walk: Walk) => unknown>> = {
  open: ({ core }) => core.open(),
  'open on Solana': ({ core }) => core.open(undefined, 'solana'),
  'all wallets': ({ core }) => core.commands.go({ name: 'AllWallets' }),
  networks: ({ core }) => core.commands.go({ name: 'Networks' }),
  'wallets for Solana': ({ core }) => core.commands.go({ name: 'Connect', namespace: 'solana' }),
  'a wallet of several chains': ({ core }) => core.commands.go({ name: 'ConnectingMultiChain', walletId: 'evm' }),
  'e-mail': ({ core }) => core.commands.go({ name: 'EmailLogin' }),
  'come near a row that pairs': ({ core }) => core.commands.preparePairing(),
  pair: ({ core }) => core.commands.go({ name: 'ConnectingWalletConnect', walletId: undefined }),
  'wallets of all namespaces': ({ core }) => core.commands.go({ name: 'ProfileWallets' }),
  'switch to the EVM wallet': ({ profile }) => profile.switchTo({ namespace: 'eip155', connectorId: 'evm' }),
  'leave the EVM wallet': ({ profile }) => profile.disconnect({ namespace: 'eip155', connectorId: 'evm' }),
  'leave all wallets': ({ profile }) => profile.disconnectAll(),
  undo: ({ profile }) => profile.undo(),
  'choose a silent wallet': choose('evm', 'staySilent'),
  'choose a wallet that approves': choose('evm', 'approve'),
  'choose a wallet that rejects': choose('evm', 'reject'),
  'choose a Solana wallet': choose('sol', 'approve'),
  'choose a wallet that is nowhere': ({ core }) => core.commands.chooseWallet('nowhere'),
  'move, approved': move('approve'),
  'move, rejected': move('reject'),
  'move, unanswered': move('staySilent'),
  'choose Solana': ({ core }) => core.commands.chooseNetwork('solana:main'),
  'try again': ({ core: { commands } }) => {
    commands.retryConnect()
    commands.retrySwitch()
    commands.retryPairing()
  },
  back: ({ core }) => core.commands.back(),
  close: ({ core }) => core.commands.close(),
  // Its promise may wait for a wallet; the page does not.
  disconnect: ({ core }) => void core.disconnect()(),
  'the wallet moves to an unknown network': ({ evm }) => evm.wallet.movesToChain('eip155:31337'),
  'the wallet comes back': ({ evm }) => evm.wallet.movesToChain('eip155:1'),
  'the wallet leaves': ({ evm }) => evm.wallet.withdrawsAccess(),
  'the relay links': ({ pairing }) => pairing.tell({ _tag: 'Linked', uri: 'wc:a@2' }),
  'the relay approves': ({ pairing, remote }) =>
    pairing.tell({
      _tag: 'Approved',
      grants: [{ connector: remote, connection: aConnection({ connectorId: remote.id }) }],
    }),
  'the relay loses the line': ({ pairing }) => pairing.tell({ _tag: 'Lost' }),
  'the relay fails': ({ pairing }) => pairing.tell({ _tag: 'Failed', error: { _tag: 'RelayUnreachable' } }),
  'three seconds': ({ time }) => time.advance(3_000),
}
