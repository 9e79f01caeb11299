import { because, type ErrorTable, fixed, naming } from '../errors/errorTable.js'
import type { NameError } from '../names/nameError.js'
import type { ReceiverNotSaved } from './savedReceivers.js'
import type { SendError } from './sendError.js'

/** Errors of sending and of saved receivers. */
export const SEND_ERRORS: ErrorTable<Exclude<ReceiverNotSaved | SendError, NameError>> = {
  TokenNeeded: fixed('PTC-SEND-TOKEN', 'A token is required', false),
  AmountAndReceiverNeeded: fixed('PTC-SEND-INCOMPLETE', 'An amount and receiver address are required', false),
  WalletElsewhere: fixed('PTC-SEND-NETWORK', 'The wallet is on another network', true),
  NameMoved: fixed('PTC-SEND-NAME-MOVED', 'The name leads to another address than it did before', true),
  LookalikeReceiver: fixed('PTC-SEND-LOOKALIKE', 'The receiver only looks like a known address', false),
  ReceiverNotSaved: fixed('PTC-SEND-NOT-SAVED', 'The receiver was not saved', false),
  PreviewOutdated: fixed('PTC-SEND-OUTDATED', 'What it costs changed since it was shown', true),
  MalformedAddress: naming('which', 'PTC-SEND-ADDRESS', 'Not an address of this chain'),
  WrongChecksum: naming('which', 'PTC-SEND-CHECKSUM', 'A letter or a digit of an address is wrong'),
  ReceiverIsSender: fixed('PTC-SEND-TO-SELF', 'The receiver is the sender', false),
  ReceiverIsToken: fixed('PTC-SEND-TO-TOKEN', 'The receiver is the contract of the token', false),
  ReceiverIsNoWallet: fixed('PTC-SEND-TO-NO-WALLET', 'What is sent to this address may be lost', false),
  AmountOutOfRange: fixed('PTC-SEND-AMOUNT', 'The amount is nothing, or more than the chain can count', false),
  NotEnoughFunds: ({ of }) => ({
    code: of === 'coin' ? 'PTC-SEND-FUNDS-COIN' : 'PTC-SEND-FUNDS-TOKEN',
    message: of === 'coin' ? 'Not enough of the coin of the network' : 'Not enough of the token',
    retryable: false,
  }),
  UnknownToken: fixed('PTC-SEND-UNKNOWN-TOKEN', 'There is no such token on the chain', false),
  DecimalsDiffer: fixed('PTC-SEND-DECIMALS', 'The chain has other decimals of the token', false),
  SimulationFailed: because('PTC-SEND-WOULD-FAIL', 'It would fail on the chain', false),
  TransferFailed: because('PTC-SEND-FAILED', 'It failed on the chain', false),
  TransferExpired: fixed('PTC-SEND-EXPIRED', 'The chain does not take it any more', true),
  TransferReplaced: fixed('PTC-SEND-REPLACED', 'Another transaction took its place', false),
  // Not retryable: the transaction may still be included, so a payment could be made twice.
  TransferUnconfirmed: fixed('PTC-SEND-UNCONFIRMED', 'It is not known whether the chain has it', false),
}
