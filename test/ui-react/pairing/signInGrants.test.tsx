import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { PairingState } from '../../../domain/pairing/pairing.js'
import type { WalletRow } from '../../../domain/wallets/walletRow.js'
import { change, drawView } from '../support/draw.js'

const CODE = 'QR code to scan with a wallet on a phone'
const link = { uri: 'wc:0123@2?symKey=00', expiresAt: 240_000 }
const listing = { id: 'birch', name: 'Birch Nest', chains: [], certified: false, mobileLink: 'birch://' }
const BIRCH: WalletRow = { _tag: 'Listed', id: 'birch', name: 'Birch Nest', section: 'recommended', listing }

const drawn = (pairing: PairingState, { mobile = false, walletId }: { mobile?: boolean; walletId?: string } = {}) =>
  drawView({ name: 'ConnectingWalletConnect', walletId }, ({ stores }) => {
    stores.wallets.set({ methods: ['wallet'], rows: [BIRCH], toGet: [], directory: 'Loaded', total: 640 })
    stores.host.update((host) => ({ ...host, mobile }))
    stores.pairing.set(pairing)
  })

describe('the view to pair a phone with sign-in', () => {
  it('shows that the wallet also asks to sign in, and all grants [S-18]', async () => {
    const methods = ['personal_sign', 'wallet_sendCalls', 'wallet_watchAsset', 'eth_newMethod']
    const signIn = { domain: 'shop.example', resources: ['https://shop.example/terms'], methods, others: [] }
    const ready: PairingState = { _tag: 'Ready', link: { ...link, signIn }, after: undefined }
    await drawn(ready)
    screen.getByText('The wallet will also ask you to sign in to shop.example.')
    const details = screen.getByText('What you allow by that').closest('details')
    assert.isFalse(details?.open)
    fireEvent.click(screen.getByText('What you allow by that'))
    assert.isTrue(details?.open)
    assert.deepEqual(
      [...(details?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent),
      [
        'Send payments and other transactions',
        'Sign messages and data',
        'Show a token',
        'eth_newMethod',
        'https://shop.example/terms',
      ],
    )
    await drawn(ready, { mobile: true, walletId: 'birch' })
    screen.getByText('The wallet will also ask you to sign in to shop.example.')
  })

  it('does not mention sign-in if the wallet is asked to connect only', async () => {
    await drawn({ _tag: 'Ready', link, after: undefined })
    assert.isNull(screen.queryByText(/sign in/))
    assert.isNull(screen.queryByText('What you allow by that'))
  })

  it("shows that the phone's signature is being verified, and then that it was rejected (7.3)", async () => {
    const { stores } = await drawn({ _tag: 'SigningIn', link })
    screen.getByText('Authenticating…')
    assert.isNull(screen.queryByRole('img', { name: CODE }))
    assert.equal(screen.getByRole('button', { name: 'Copy link' }).getAttribute('aria-disabled'), 'true')
    await change(() => stores.pairing.set({ _tag: 'Failed', error: { _tag: 'PairedSignInFailed', reason: 'nonce' } }))
    screen.getByText('You were not signed in. The wallet was disconnected. Try again.')
    screen.getByText('PTC-PAIRING-SIGN-IN')
  })
})
