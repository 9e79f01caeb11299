import type { Portico } from 'portico'
import { addToDock } from '../../sandbox/browserWallets/dock.js'
import { element } from '../../sandbox/browserWallets/element.js'
import type { SandboxFile } from './sandboxFile.js'

/** Whether the visitor must read a mail to continue. */
const awaitsMail = ({ emailLogin, emailUpdate }: Pick<Portico, 'emailLogin' | 'emailUpdate'>): boolean =>
  ['VerifyDevice', 'DeviceUnconfirmed', 'VerifyOtp'].includes(emailLogin.value._tag) ||
  emailUpdate.value._tag === 'VerifyOtp'

/**
 * Adds links to the sandbox's phone and mailbox to the dock, where they are reachable while the modal is open. The
 * mailbox link signals that there is mail to read: the modal only asks to open a link or enter a code.
 */
export const addSandboxLinks = (
  { phone, mailbox }: Pick<SandboxFile, 'phone' | 'mailbox'>,
  portico: Pick<Portico, 'emailLogin' | 'emailUpdate'>,
): void => {
  const linkTo = (href: string, name: string): HTMLAnchorElement =>
    element('a', { href, target: '_blank', rel: 'noopener' }, name)
  const mail = linkTo(mailbox, 'Mailbox')
  const showMail = (): void => {
    const awaited = awaitsMail(portico)
    mail.textContent = awaited ? 'You have mail' : 'Mailbox'
    mail.dataset['news'] = String(awaited)
  }
  addToDock([linkTo(phone, 'Phone'), mail])
  portico.emailLogin.changes.subscribe(showMail)
  portico.emailUpdate.changes.subscribe(showMail)
}
