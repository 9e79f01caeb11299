import { beyond, type Calls, together } from './callsIn.js'
import { connect, logIn, look, pairPhone, search, send, signIn, swap } from './countedVisits.js'

/** Files that neither pass on nor decide. Changes of this list go into docs/architecture.md, too. */
const BELOW: readonly RegExp[] = [
  // The basis of every feature, and generic storage and answers.
  /^application\/kernel\//,
  /^infrastructure\/(?:blockchainApi|chainRpc|http|images|log|shared|storage)\//,
  /^infrastructure\/connectors\/walletConnect\/sdkPatches\//,
  // Parsing of external data, and formatting of addresses, amounts and pictures.
  /^infrastructure\/connectors\/shared\/(?:evmCodecs|untrusted)\.ts$/,
  /^domain\/(?:account\/(?:addresses\/|caip10|truncateAddress)|amount\/|images\/|network\/(?:hexChainId|networkDisplay))/,
  // What logins show until their code is loaded: called only if the visitor is faster.
  /^application\/login\/loginLoading\.ts$/,
  // Rendering and animation of the views.
  /^ui-react\/modal\/(?:Motion|MotionSlot|exit|moves|picture)\.tsx?$/,
  /^ui-react\/(?:messages|primitives|shared|slots|theme)\//,
  /(?:\.styles|[mM]essages)\.ts$/,
]

/** The files of a flow, out of all called ones. */
export const stepsOf = (calls: Calls): readonly string[] =>
  [...calls.keys()].filter((file) => !BELOW.some((pattern) => pattern.test(file))).sort()

const once = <A>(make: () => Promise<A>): (() => Promise<A>) => {
  let made: Promise<A> | undefined
  return () => (made ??= make())
}
const looked = once(look)
const way = once(connect)
const paired = once(pairPhone)

/**
 * By their headings in docs/architecture.md. Each has the calls beyond those of the flow before it, and of a visit
 * without a wallet.
 */
export const FLOWS: Readonly<Record<string, () => Promise<Calls>>> = {
  'Opening the modal, from ConnectButton to the list': async () => {
    const { started, opened } = await way()
    return beyond(opened, started)
  },
  'Connecting, from a row of the list to the account': async () => {
    const { started, opened, after } = await way()
    return beyond(after, together(started, opened, await looked()))
  },
  'Pairing a phone, from its row to the account': async () => {
    const { started, opened, after } = await way()
    return beyond(await paired(), together(started, opened, after, await looked()))
  },
  'Logging in by e-mail, from the address to the account': async () => {
    const { started, opened, after } = await way()
    return beyond(await logIn(), together(started, opened, after, await looked()))
  },
  'Searching in all wallets, from its row to what was found': async () => {
    const { started, opened } = await way()
    return beyond(await search(), together(started, opened, await looked(), await paired()))
  },
  'Sending, from the account to the outcome': async () => {
    const { before, after } = await send()
    return beyond(after, together(before, await looked()))
  },
  'Swapping, from the account to the outcome': async () => {
    const { before, after } = await swap()
    return beyond(after, together(before, await looked()))
  },
  'Signing in, from a connected wallet to a session': async () => {
    const connecting = await way()
    const { before, after } = await signIn()
    return beyond(after, together(before, connecting.opened, connecting.after, await looked()))
  },
}
