import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallError, EmbeddedWallet } from '../../../application/ports/embeddedWallet.js'
import type { LoginError } from '../../../domain/login/loginError.js'
import { SITE_ACCOUNTS, SITE_EMAIL, SITE_SIGNATURE } from '../../fakes/fakeSecureSite.js'

/** One request of the protocol, as the port sends it. */
export interface Question {
  readonly name: string
  readonly ask: (wallet: EmbeddedWallet) => TaskEither<CallError, unknown>
  readonly payload?: unknown
  readonly answer?: unknown
  readonly afterMs: number
  /** Malformed answer payloads; empty if every answer is valid. */
  readonly wrong: readonly unknown[]
  /** The error for a refusal with "nope". */
  readonly refused?: LoginError
}

const MINUTE_MS = 60_000
const CODE = { about: { _tag: 'CodeRefused' }, otp: { otp: '012345' } } as const
const AT = { chainId: 'eip155:1', rpcUrl: 'https://rpc.example', preferredAccountType: 'smartAccount' } as const
const USER = {
  address: SITE_ACCOUNTS.smartAccount,
  caipNetworkId: 'eip155:1',
  email: SITE_EMAIL,
  accounts: [
    { address: SITE_ACCOUNTS.smartAccount, type: 'smartAccount' },
    { address: SITE_ACCOUNTS.eoa, type: 'eoa' },
  ],
  preferredAccountType: 'smartAccount',
  smartAccountDeployed: true,
} as const
const NO_USER = [
  undefined,
  null,
  {},
  { address: '0x12', chainId: 1 },
  { address: SITE_ACCOUNTS.eoa },
  { address: SITE_ACCOUNTS.eoa, chainId: 'cosmos:hub' },
  { address: SITE_ACCOUNTS.eoa, chainId: -1 },
  { address: 5, chainId: 1 },
]
const NO_ACTION = [undefined, {}, { action: 'CONNECTED' }, { action: null }, 'CONNECT']
const NO_CHAIN = [undefined, {}, { chainId: null }, { chainId: 0 }, { chainId: 'one' }, { chainId: 'polkadot:1' }]
const SIGNING = { method: 'personal_sign', params: ['0x68', SITE_ACCOUNTS.smartAccount] }

export const QUESTIONS: readonly Question[] = [
  {
    name: 'CONNECT_EMAIL',
    ask: ({ email }) => email.start(SITE_EMAIL),
    payload: { email: SITE_EMAIL },
    answer: 'VerifyOtp',
    afterMs: 2 * MINUTE_MS,
    wrong: NO_ACTION,
  },
  { name: 'CONNECT_DEVICE', ask: ({ email }) => email.confirmDevice, afterMs: 2 * MINUTE_MS, wrong: [] },
  {
    name: 'CONNECT_OTP',
    ask: ({ email }) => email.enterCode('012345'),
    payload: CODE.otp,
    afterMs: 2 * MINUTE_MS,
    wrong: [],
    refused: CODE.about,
  },
  {
    name: 'UPDATE_EMAIL',
    ask: ({ emailUpdate }) => emailUpdate.start(SITE_EMAIL),
    payload: { email: SITE_EMAIL },
    answer: 'VerifyPrimaryOtp',
    afterMs: 2 * MINUTE_MS,
    wrong: NO_ACTION,
  },
  {
    name: 'UPDATE_EMAIL_PRIMARY_OTP',
    ask: ({ emailUpdate }) => emailUpdate.enterPrimaryCode('012345'),
    payload: CODE.otp,
    afterMs: 2 * MINUTE_MS,
    wrong: [],
    refused: CODE.about,
  },
  {
    name: 'UPDATE_EMAIL_SECONDARY_OTP',
    ask: ({ emailUpdate }) => emailUpdate.enterSecondaryCode('012345'),
    payload: CODE.otp,
    answer: 'new@example.org',
    afterMs: 2 * MINUTE_MS,
    wrong: [undefined, {}, { newEmail: 'nobody' }],
    refused: CODE.about,
  },
  {
    name: 'GET_SOCIAL_REDIRECT_URI',
    ask: ({ social }) => social.redirectUri('github'),
    payload: { provider: 'github' },
    answer: 'https://login.example/github',
    afterMs: 2 * MINUTE_MS,
    wrong: [
      undefined,
      { uri: '' },
      { uri: 'javascript:alert(1)' },
      { uri: 'http://login.example' },
      { uri: 'https://login.example/?a=\n' },
    ],
  },
  {
    name: 'CONNECT_SOCIAL',
    ask: ({ social }) => social.connect('https://secure.example/?token=1', { chainId: 'eip155:1' }),
    payload: { ...AT, uri: 'https://secure.example/?token=1' },
    answer: { ...USER, userName: 'ana' },
    afterMs: 2 * MINUTE_MS,
    wrong: NO_USER,
  },
  {
    name: 'GET_FARCASTER_URI',
    ask: ({ social }) => social.farcasterUri,
    answer: 'https://farcaster.example/code',
    afterMs: 2 * MINUTE_MS,
    wrong: [undefined, { url: 'javascript:1' }, { url: 'vscode://x' }, { url: 'metamask://x' }],
  },
  {
    name: 'CONNECT_FARCASTER',
    ask: ({ social }) => social.connectFarcaster,
    answer: 'ana',
    afterMs: 5 * MINUTE_MS,
    wrong: [undefined, {}, { userName: 7 }],
  },
  {
    name: 'GET_USER',
    ask: ({ session }) => session.fetchUser({ chainId: 'eip155:1' }),
    payload: AT,
    answer: USER,
    afterMs: 5 * MINUTE_MS,
    wrong: NO_USER,
  },
  {
    name: 'GET_CHAIN_ID',
    ask: ({ account }) => account.chainId,
    answer: 'eip155:1',
    afterMs: 2 * MINUTE_MS,
    wrong: NO_CHAIN,
  },
  {
    name: 'SWITCH_NETWORK',
    ask: ({ account }) => account.switchTo('eip155:10'),
    payload: { chainId: 'eip155:10', rpcUrl: 'https://ten.example' },
    answer: 'eip155:10',
    afterMs: 5 * MINUTE_MS,
    wrong: NO_CHAIN,
  },
  {
    name: 'SET_PREFERRED_ACCOUNT',
    ask: ({ account }) => account.prefer('eoa'),
    payload: { type: 'eoa' },
    afterMs: 2 * MINUTE_MS,
    wrong: [
      undefined,
      { type: 'eoa' },
      { type: 'payment', address: SITE_ACCOUNTS.eoa },
      { type: 'smartAccount', address: SITE_ACCOUNTS.smartAccount },
    ],
  },
  {
    name: 'INIT_SMART_ACCOUNT',
    ask: ({ account }) => account.initSmartAccount,
    answer: { address: SITE_ACCOUNTS.smartAccount, isDeployed: true },
    afterMs: 2 * MINUTE_MS,
    wrong: [undefined, { address: '0x' }],
  },
  {
    name: 'RPC_REQUEST',
    ask: ({ rpc }) => rpc.request('eip155:10', SIGNING),
    payload: { ...SIGNING, chainNamespace: 'eip155', chainId: 10, rpcUrl: 'https://ten.example' },
    answer: SITE_SIGNATURE,
    afterMs: 5 * MINUTE_MS,
    wrong: [undefined, null, '0x', 'yes', { signature: SITE_SIGNATURE }, `0x${'g'.repeat(130)}`],
  },
  {
    name: 'SYNC_THEME',
    ask: ({ frame }) => frame.syncTheme({ mode: 'dark', variables: { accent: '#fff' } }),
    payload: {
      themeMode: 'dark',
      themeVariables: { '--w3m-accent': '#fff' },
      w3mThemeVariables: { '--w3m-accent': '#fff' },
    },
    afterMs: 2 * MINUTE_MS,
    wrong: [],
  },
  { name: 'RELOAD', ask: ({ frame }) => frame.reload, afterMs: 2 * MINUTE_MS, wrong: [] },
]
