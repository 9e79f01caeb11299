import type { Users } from '../accounts/makeUsers.js'
import type { Answers } from '../frame/Answers.js'
import type { Context } from '../frame/Context.js'
import type { FrameState } from '../frame/FrameState.js'
import { readFields } from '../frame/readFields.js'
import type { Code, Codes } from '../mail/makeCodes.js'
import type { MailLimit } from '../mail/makeMailLimit.js'
import type { Post } from '../mail/makePost.js'
import { SiteError } from '../SiteError.js'
import { emailIn } from './emailIn.js'

interface EmailChangeDeps {
  readonly users: Users
  readonly codes: Codes
  readonly post: Post
  readonly limit: MailLimit
}

const changeOf = ({ frame, user }: Context): NonNullable<FrameState['change']> => {
  const { change } = frame
  if (change?.userId !== user().id) throw new SiteError('There is no change of the email under way')
  return change
}

/** Another e-mail address: a code proves the old one, then another the new one. */
export const emailChangeAnswers = ({ users, codes, post, limit }: EmailChangeDeps): Answers => {
  const sendCode = (to: string, subject: string): Code => {
    const code = codes.issue()
    post.send({ to, subject, text: `Your code is ${code.digits}.`, code: code.digits })
    return code
  }
  return {
    UPDATE_EMAIL: (payload, { frame, user }) => {
      const wanted = emailIn(payload)
      const { id, email, provider } = user()
      if (provider !== undefined || email === null) throw new SiteError('This account has no email to change')
      if (email.toLowerCase() === wanted.toLowerCase()) throw new SiteError('This is the email of this account')
      if (users.byEmail(wanted) !== undefined) throw new SiteError('This email is taken')
      limit.admit(wanted)
      // Whoever proved the old address and starts again for a third one does not prove it twice.
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
