import type { ComponentType } from 'react'
import type { ViewOf } from '../../domain/modal/view.js'
import { ConnectingSocialView } from './ConnectingSocialView.js'
import { EmailLoginView } from './EmailLoginView.js'
import { LoginMethods } from './LoginMethods.js'

export type LoginViewName = 'ConnectingSocial' | 'EmailLogin'

type LoginViews = { readonly [Name in LoginViewName]: ComponentType<{ readonly view: ViewOf<Name> }> }

const LOGIN_VIEWS: LoginViews = {
  ConnectingSocial: ConnectingSocialView,
  EmailLogin: EmailLoginView,
}

/**
 * The screens of a login, from the methods in Connect on. They share parts and one chunk, so that no press waits for
 * another load. Farcaster is separate: few choose it, and it also needs the code that draws QR codes.
 */
export const LOGIN_PARTS = { LoginMethods, LOGIN_VIEWS }
