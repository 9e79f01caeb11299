import { assert } from 'chai'
import { isAsked, isSameSignIn, type SignInAccount, type SignInState } from '../../../domain/siwx/signInState.js'
import { aMessage } from './someMessages.js'

const ACCOUNT: SignInAccount = { namespace: 'eip155', address: aMessage().accountAddress, chainId: 'eip155:1' }
const REQUEST = { account: ACCOUNT, message: aMessage(), text: 'text' }

/** One state of each kind, and whether it asks the visitor to sign in. */
const STATES: { readonly [Tag in SignInState['_tag']]: readonly [Extract<SignInState, { _tag: Tag }>, boolean] } = {
  Nobody: [{ _tag: 'Nobody' }, false],
  Checking: [{ _tag: 'Checking', account: ACCOUNT }, false],
  SignedIn: [{ _tag: 'SignedIn', account: ACCOUNT, session: { data: aMessage(), message: '', signature: '' } }, false],
  Preparing: [{ _tag: 'Preparing', account: ACCOUNT }, true],
  NotPrepared: [{ _tag: 'NotPrepared', account: ACCOUNT, error: { _tag: 'SignInCancelled' } }, true],
  Ready: [{ _tag: 'Ready', ...REQUEST }, true],
  Signing: [{ _tag: 'Signing', ...REQUEST }, true],
  Verifying: [{ _tag: 'Verifying', ...REQUEST }, true],
  Dismissed: [{ _tag: 'Dismissed', account: ACCOUNT }, false],
  Cancelling: [{ _tag: 'Cancelling', account: ACCOUNT }, true],
  Unreadable: [{ _tag: 'Unreadable', account: ACCOUNT }, false],
}

describe('a sign-in state [U-97]', () => {
  for (const [state, asked] of Object.values(STATES))
    it(`${asked ? 'asks' : 'does not ask'} the visitor to sign in: ${state._tag}`, () =>
      assert.equal(isAsked(state), asked))
})

describe('the account of a sign-in', () => {
  it('is equal by address and chain', () => {
    assert.isTrue(isSameSignIn(ACCOUNT, { ...ACCOUNT }))
    assert.isTrue(isSameSignIn(undefined, undefined))
  })

  it('differs by address or chain, and from no account', () => {
    const others: readonly (SignInAccount | undefined)[] = [
      { ...ACCOUNT, address: '0x0000000000000000000000000000000000000001' },
      { ...ACCOUNT, chainId: 'eip155:10' },
      undefined,
    ]
    for (const other of others) {
      assert.isFalse(isSameSignIn(ACCOUNT, other))
      assert.isFalse(isSameSignIn(other, ACCOUNT))
    }
  })
})
