import { PAYMENT } from '../payment/messages.js'

/** Texts of receiving. */
export const RECEIVE = {
  'receive.action': 'Receive',
  'receive.address': 'Your address',
  'receive.ask': 'Set an amount',
  'receive.askNothing': 'Remove the amount',
  'receive.asked': 'Asks for {amount} {symbol} on {network}.',
  'receive.asset': 'Token',
  'receive.chooseAgain': 'This token is gone. Choose one again.',
  'receive.code': 'QR code of your address',
  'receive.codeOfLink': 'QR code of the payment link',
  'receive.copyAddress': 'Copy address',
  'receive.copyLink': 'Copy payment link',
  'receive.lost': 'What is sent here on any other network may be lost.',
  'receive.moved': 'The account changed: this is its address now.',
  'receive.networks': 'Networks of this address',
  'receive.networksMore': '{names} and {count} more',
  'receive.noAccountHint': 'The wallet was disconnected. Connect it again to see its address.',
  'receive.noNetworks': 'This address is on none of the networks of this site.',
  'receive.scan': 'Scan with a wallet to pay this address.',
  'receive.scanOn': 'Scan with a wallet to pay this address on {network}.',
  'receive.share': 'Share',
} as const

/** Those, and the texts that payments share. */
export const RECEIVE_WORDS = { ...PAYMENT, ...RECEIVE } as const
