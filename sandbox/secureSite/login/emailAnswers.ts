import type { Users } from '../accounts/makeUsers.js'
import type { Answers } from '../frame/Answers.js'
import type { FrameState } from '../frame/FrameState.js'
import { readFields } from '../frame/readFields.js'
import type { Codes } from '../mail/makeCodes.js'
import type { MailLimit } from '../mail/makeMailLimit.js'
import type { Post } from '../mail/makePost.js'
import { SiteError } from '../SiteError.js'
import { emailIn } from './emailIn.js'
import type { Devices } from './makeDevices.js'

interface EmailDeps {
  readonly users: Users
  readonly devices: Devices
  readonly codes: Codes
  readonly post: Post
  readonly limit: MailLimit
  readonly origin: () => string
}

/** Logging in by e-mail (wire reference 1.12): a device that is new is registered by a link, then comes a code. */
export const emailAnswers = ({ users, devices, codes, post, limit, origin }: EmailDeps): Answers => {
  const sendCode = (frame: FrameState, email: string): void => {
    const code = codes.issue()
    frame.login = { email, code }
    post.send({
      to: email,
      subject: 'Your code',
      text: `Your code is ${code.digits}. It is good for 20 minutes.`,
      code: code.digits,
    })
  }
  return {
    CONNECT_EMAIL: (payload, { frame, maybeUser }) => {
      const email = emailIn(payload)
      if (maybeUser()?.email?.toLowerCase() === email.toLowerCase()) return { action: 'CONNECT' }
      limit.admit(email)
      frame.login = { email }
      devices.giveUpOthers(frame.device, email)
      if (devices.isKnown(frame.device, email)) {
        sendCode(frame, email)
        return { action: 'VERIFY_OTP' }
      }
      const link = `${origin()}/device?token=${devices.tokenFor(frame.device, email)}`
      post.send({ to: email, subject: 'Register this device', text: 'Open the link to log in on this device.', link })
      return { action: 'VERIFY_DEVICE' }
    },
    CONNECT_DEVICE: async (_payload, { frame, signal }) => {
      const { login } = frame
      if (login === undefined) throw new SiteError('There is no device to register')
      await devices.approved(frame.device, login.email, signal)
      if (frame.login?.email !== login.email) throw new SiteError('The login was started anew')
      // Whoever waits twice for one device gets one code.
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
