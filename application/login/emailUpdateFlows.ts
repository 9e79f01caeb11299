import * as E from 'fp-ts/Either'
import { map, type Observable, of, startWith } from 'rxjs'
import type { EmailUpdateState } from '../../domain/login/EmailUpdateState.js'
import type { EmailUpdateStep } from '../../domain/login/EmailUpdateStep.js'
import { isEmail } from '../../domain/login/isEmail.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import type { EmailUpdate } from '../ports/embeddedWallet/EmailUpdate.js'
import { answerTo } from './answerTo.js'

type Flow = Observable<EmailUpdateState>

/** What follows one press of the visitor, up to where the next one is needed. */
export interface EmailUpdateFlows {
  readonly send: (email: string) => Flow
  readonly check: (email: string, step: EmailUpdateStep, code: string) => Flow
}

export const emailUpdateFlows = (update: EmailUpdate): EmailUpdateFlows => {
  const failed = (email: string, error: LoginError): EmailUpdateState => ({ _tag: 'Failed', email, error })
  const codeAsked = (email: string, step: EmailUpdateStep, refused = false): EmailUpdateState => ({
    _tag: 'VerifyOtp',
    email,
    step,
    refused,
  })
  const afterCode = (email: string, step: EmailUpdateStep, error: LoginError): EmailUpdateState =>
    error._tag === 'CodeRefused' ? codeAsked(email, step, true) : failed(email, error)
  /** What the code comes to: the other code, or the new address. */
  const enter = (
    email: string,
    step: EmailUpdateStep,
    code: string,
  ): Observable<E.Either<LoginError, EmailUpdateState>> =>
    step === 'VerifyPrimaryOtp'
      ? answerTo(update.enterPrimaryCode(code)).pipe(map(E.map(() => codeAsked(email, 'VerifySecondaryOtp'))))
      : answerTo(update.enterSecondaryCode(code)).pipe(
          map(E.map((updated): EmailUpdateState => ({ _tag: 'Updated', email: updated }))),
        )
  return {
    send: (email) => {
      if (!isEmail(email)) return of(failed(email, { _tag: 'EmailInvalid' }))
      return answerTo(update.start(email)).pipe(
        map((answer) => (E.isLeft(answer) ? failed(email, answer.left) : codeAsked(email, answer.right))),
        startWith<EmailUpdateState>({ _tag: 'Sending', email }),
      )
    },
    check: (email, step, code) =>
      enter(email, step, code).pipe(
        map((answer) => (E.isLeft(answer) ? afterCode(email, step, answer.left) : answer.right)),
        startWith<EmailUpdateState>({ _tag: 'CheckingCode', email, step }),
      ),
  }
}
