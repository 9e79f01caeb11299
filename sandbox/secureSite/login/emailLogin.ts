import { type Fields, readFields, SiteError } from '../frame/fields.js'
import type { Users } from '../accounts/users.js'
import type { FrameContext, FrameHandlers, FrameState } from '../frame/context.js'
import type { Code, Codes } from '../mail/codes.js'
import type { MailLimit } from '../mail/mailLimit.js'
import type { Mailbox } from '../mail/mailbox.js'
import type { Devices } from './devices.js'

/** Address in a payload; apps look for the wording of this refusal (wire reference 1.12, 8). */
const readEmail = (payload: Fields): string => {
  const email = readFields.maybeText(payload, 'email')
  if (email === undefined || !/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(email)) throw new SiteError('Invalid email')
  return email
}

interface EmailDeps {
  readonly users: Users
  readonly devices: Devices
  readonly codes: Codes
  readonly mailbox: Mailbox
  readonly limit: MailLimit
  readonly origin: () => string
}

/** E-mail login (wire reference 1.12): a new device is registered by a link, then a code is sent. */
export const emailLoginHandlers = ({ users, devices, codes, mailbox, limit, origin }: EmailDeps): FrameHandlers => {
  const sendCode = (frame: FrameState, email: string): void => {
    const code = codes.issue()
    frame.login = { email, code }
    mailbox.send({
      to: email,
      subject: 'Your code',
      text: `Your code is ${code.digits}. It is good for 20 minutes.`,
      code: code.digits,
    })
  }
  return {
    CONNECT_EMAIL: (payload, { frame, maybeUser }) => {
      const email = readEmail(payload)
      if (maybeUser()?.email?.toLowerCase() === email.toLowerCase()) return { action: 'CONNECT' }
      limit.admit(email)
      frame.login = { email }
      devices.giveUpOthers(frame.device, email)
      if (devices.isKnown(frame.device, email)) {
        sendCode(frame, email)
        return { action: 'VERIFY_OTP' }
      }
      const link = `${origin()}/device?token=${devices.tokenFor(frame.device, email)}`
      mailbox.send({
        to: email,
        subject: 'Register this device',
        text: 'Open the link to log in on this device.',
        link,
      })
      return { action: 'VERIFY_DEVICE' }
    },
    CONNECT_DEVICE: async (_payload, { frame, signal }) => {
      const { login } = frame
      if (login === undefined) throw new SiteError('There is no device to register')
      await devices.approved(frame.device, login.email, signal)
      if (frame.login?.email !== login.email) throw new SiteError('The login was started anew')
      // Concurrent waits for a device cause only one code.
      if (frame.login.code === undefined) sendCode(frame, login.email)
    },
    CONNECT_OTP: (payload, { frame, logIn }) => {
      const { login } = frame
      codes.check(login?.code, readFields.text(payload, 'otp'))
      if (login === undefined) return
      delete frame.login
      logIn(users.withEmail(login.email))
    },
  }
}

interface EmailChangeDeps {
  readonly users: Users
  readonly codes: Codes
  readonly mailbox: Mailbox
  readonly limit: MailLimit
}

const changeOf = ({ frame, user }: FrameContext): NonNullable<FrameState['change']> => {
  const { change } = frame
  if (change?.userId !== user().id) throw new SiteError('There is no change of the email under way')
  return change
}

/** Change of the e-mail address: a code confirms the old address, another one the new address. */
export const emailChangeHandlers = ({ users, codes, mailbox, limit }: EmailChangeDeps): FrameHandlers => {
  const sendCode = (to: string, subject: string): Code => {
    const code = codes.issue()
    mailbox.send({ to, subject, text: `Your code is ${code.digits}.`, code: code.digits })
    return code
  }
  return {
    UPDATE_EMAIL: (payload, { frame, user }) => {
      const wanted = readEmail(payload)
      const { id, email, provider } = user()
      if (provider !== undefined || email === null) throw new SiteError('This account has no email to change')
      if (email.toLowerCase() === wanted.toLowerCase()) throw new SiteError('This is the email of this account')
      if (users.byEmail(wanted) !== undefined) throw new SiteError('This email is taken')
      limit.admit(wanted)
      // The confirmation of the old address also holds for a third address.
      if (frame.change?.userId === id && frame.change.primaryProven) {
        frame.change = { ...frame.change, email: wanted, secondary: sendCode(wanted, 'Confirm your new email') }
        return { action: 'VERIFY_SECONDARY_OTP' }
      }
      frame.change = {
        userId: id,
        email: wanted,
        primary: sendCode(email, 'Confirm the change of your email'),
        primaryProven: false,
      }
      return { action: 'VERIFY_PRIMARY_OTP' }
    },
    UPDATE_EMAIL_PRIMARY_OTP: (payload, context) => {
      const change = changeOf(context)
      codes.check(change.primary, readFields.text(payload, 'otp'))
      change.primaryProven = true
      change.secondary = sendCode(change.email, 'Confirm your new email')
    },
    UPDATE_EMAIL_SECONDARY_OTP: (payload, context) => {
      const change = changeOf(context)
      codes.check(change.secondary, readFields.text(payload, 'otp'))
      delete context.frame.change
      users.changeEmail(change.userId, change.email)
      return { newEmail: change.email }
    },
  }
}
