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
 * What a visitor who logs in sees, from the methods in Connect on: made of the same parts, and one thing to load, so
 * that no press waits for the next. Farcaster, which few choose, is apart: its code for a phone has to come as well.
 */
export const LOGIN_PARTS = { LoginMethods, LOGIN_VIEWS }
