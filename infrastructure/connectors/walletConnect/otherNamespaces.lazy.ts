import type { OtherNamespaces } from './OtherNamespaces.js'

/** What wallets are asked for beyond EVM: loaded for a host that configures such networks. */
export const OTHER_NAMESPACES: OtherNamespaces = {
  methods: {
    solana: ['solana_signAllTransactions', 'solana_signAndSendTransaction', 'solana_signMessage', 'solana_signTransaction'],
    bip122: ['getAccountAddresses', 'sendTransfer', 'signMessage', 'signPsbt'],
    polkadot: ['polkadot_signMessage', 'polkadot_signTransaction'],
    cosmos: ['cosmos_getAccounts', 'cosmos_signAmino', 'cosmos_signDirect'],
  },
  formerNames: {
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  },
}
