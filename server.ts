// Sign-in verification on a server: Node, edge and workers. Uses no browser API.

export { createSignInServer, type SignInServer } from './infrastructure/signInServer/createSignInServer.js'
export { memoryNonceStore, type NonceStore } from './infrastructure/signInServer/NonceStore.js'
export { verifySignIn } from './infrastructure/signInServer/verifySignIn.js'
export type { ServerRefusal } from './infrastructure/signInServer/answers.js'
export type { RpcNodes } from './infrastructure/signInServer/rpc.js'
export type { SignInServerOptions } from './infrastructure/signInServer/serverOptions.js'
export type { ServerSession } from './infrastructure/signInServer/sessionToken.js'
export type {
  NonceFate,
  SignedInAccount,
  SignInOutcome,
  SignInRefusal,
  SignInRules,
} from './infrastructure/signInServer/signInRules.js'
export type { RpcCall } from './infrastructure/shared/signatures/verification.js'
