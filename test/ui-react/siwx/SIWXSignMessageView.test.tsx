import '../support/dom.js'
import { fireEvent } from '@testing-library/react'
import { assert } from 'chai'
import { createStore } from '../../../application/kernel/store.js'
import type { SiwxApi } from '../../../application/siwx/siwxApi.js'
import { grantsOf } from '../../../domain/siwx/recap.js'
import type { SignInState } from '../../../domain/siwx/signInState.js'
import { readRecapUri } from '../../../infrastructure/http/codecs/recapUri.js'
import { aMessage } from '../../domain/siwx/someMessages.js'
import { change, drawView } from '../support/draw.js'
import { inView } from '../support/inView.js'

const MESSAGE = aMessage({ expirationTime: '2026-01-02T10:00:00.000Z' })
const ACCOUNT = { namespace: 'eip155', address: MESSAGE.accountAddress, chainId: 'eip155:1' } as const
const REQUEST = { account: ACCOUNT, message: MESSAGE, text: 'dapp.example wants you to sign in' }
const READY: SignInState = { _tag: 'Ready', ...REQUEST }

/** Renders the view in a state, and records the calls of the API. */
const draw = async (first: SignInState, { required = false, signOut = async () => undefined } = {}) => {
  const asked: string[] = []
  const state = createStore<SignInState>(first)
  const note = (name: string) => () => void asked.push(name)
  const api: SiwxApi = {
    state,
    isRequired: () => required,
    grantsOf: ({ resources = [] }) => grantsOf(resources, readRecapUri(resources.at(-1) ?? '')),
    sign: note('sign'),
    retry: note('retry'),
    cancel: note('cancel'),
    signIn: () => Promise.reject(new Error('no test signs in')),
    signOut: async () => {
      asked.push('signOut')
      await signOut()
    },
  }
  const fake = await drawView({ name: 'SIWXSignMessage' }, ({ profile }) => {
    profile.features = { siwx: api }
  })
  return { ...fake, asked, show: (next: SignInState) => change(() => state.set(next)) }
}
const press = (name: string): Promise<void> =>
  change(() => void fireEvent.click(inView().getByRole('button', { name })))
const disabled = (name: string): string | null => inView().getByRole('button', { name }).getAttribute('aria-disabled')

describe('the sign-in view [S2-15]', () => {
  it('shows the message before the wallet is asked, and disables Sign while that is pending (W-42)', async () => {
    const { asked, show } = await draw({ _tag: 'Preparing', account: ACCOUNT })
    assert.equal(disabled('Sign'), 'true')
    await press('Sign')
    assert.deepEqual(asked, [])
    await show(READY)
    assert.equal(inView().getByRole('region', { name: 'What you sign' }).textContent, REQUEST.text)
    assert.equal(disabled('Sign'), 'false')
    await press('Sign')
    await show({ _tag: 'Signing', ...REQUEST })
    inView().getByText('Confirm it in your wallet.')
    await press('Signing…')
    await show({ _tag: 'Verifying', ...REQUEST })
    inView().getByText('Checking the signature…')
    assert.equal(disabled('Signing…'), 'true')
    assert.deepEqual(asked, ['sign'])
  })

  it('describes all grants of the message, method by method, and nothing without grants [S-18]', async () => {
    const att = {
      eip155: { 'request/eth_sendTransaction': [{}], 'request/personal_sign': [{}], 'request/eth_sign': [{}] },
      'https://files.example': { 'crud/delete': [{}] },
    }
    const recap = `urn:recap:${Buffer.from(JSON.stringify({ att })).toString('base64url')}`
    const message = { ...MESSAGE, resources: ['https://dapp.example/terms', recap] }
    const { show } = await draw({ ...READY, message })
    inView().getByText('dapp.example may then ask your wallet to:')
    inView().getByText('It also grants:')
    inView().getByText('The message names these addresses:')
    const items = inView().getAllByRole('listitem')
    assert.deepEqual(
      items.map(({ textContent }) => textContent),
      [
        'Send payments and other transactions',
        'Sign messages and data',
        'eth_sign',
        'crud/delete, for https://files.example',
        'https://dapp.example/terms',
      ],
    )
    await show({ _tag: 'Verifying', ...REQUEST, message })
    inView().getByText('It also grants:')
    await show(READY)
    assert.deepEqual(inView().queryAllByRole('listitem'), [])
  })

  it('labels Cancel with its effect, and keeps it enabled [U-98]', async () => {
    const free = await draw(READY)
    inView().getByText('You can go on without signing in.')
    await press('Cancel')
    await free.show({ _tag: 'Signing', ...REQUEST })
    await press('Cancel')
    assert.deepEqual(free.asked, ['cancel', 'cancel'])
    await draw(READY, { required: true })
    inView().getByText('Cancel goes back to your last signed network, or disconnects.')
  })

  it('points a visitor who tries to close a required one to Cancel, also in text [S4-17]', async () => {
    const { stores } = await draw(READY, { required: true })
    assert.isNull(inView().queryByRole('alert'))
    await change(() => stores.modal.update((now) => (now._tag === 'Open' ? { ...now, shaking: true } : now)))
    assert.equal(document.activeElement?.textContent, 'Cancel')
    inView().getByRole('button', { name: 'Sign' }).focus()
    await change(() => stores.modal.update((now) => ({ ...now })))
    assert.equal(document.activeElement?.textContent, 'Cancel')
    assert.include(inView().getByRole('alert').textContent, 'Cancel goes back')
  })

  it('shows why the message failed, and offers a retry', async () => {
    const { asked, show } = await draw({
      _tag: 'NotPrepared',
      account: ACCOUNT,
      error: { _tag: 'SignInFailed', cause: undefined },
    })
    inView().getByText('The site did not give a message to sign.')
    await press('Try again')
    assert.deepEqual(asked, ['retry'])
    await show({ _tag: 'NotPrepared', account: ACCOUNT, error: { _tag: 'SignInRefused', reason: 'Domain' } })
    inView().getByText('The site asked to sign something else. Nothing was signed.')
  })

  it('shows that the visitor is signed in, until when, and signs out', async () => {
    const session = { data: MESSAGE, message: REQUEST.text, signature: '0x' }
    let fails = true
    const { asked } = await draw(
      { _tag: 'SignedIn', account: ACCOUNT, session },
      { signOut: async () => (fails ? Promise.reject(new Error('offline')) : undefined) },
    )
    inView().getByText(/^Until Jan 2, 2026/)
    await press('Sign out')
    inView().getByText('You were not signed out. Try again.')
    fails = false
    await press('Sign out')
    assert.isNull(inView().queryByRole('alert'))
    assert.deepEqual(asked, ['signOut', 'signOut'])
  })

  it('shows that the visitor is signed in even if the expiry is invalid', async () => {
    const session = { data: { ...MESSAGE, expirationTime: 'never' }, message: REQUEST.text, signature: '0x' }
    await draw({ _tag: 'SignedIn', account: ACCOUNT, session })
    inView().getByText('You are signed in.')
    assert.isNull(inView().queryByText(/^Until/))
  })
})
