import type { ComponentType } from 'react'
import type { ViewOf } from '../../domain/modal/view.js'
import { ConnectingFarcasterView } from './ConnectingFarcasterView.js'
import { ConnectingSocialView } from './ConnectingSocialView.js'
import { EmailLoginView } from './EmailLoginView.js'
import { LoginMethods } from './LoginMethods.js'

export type LoginViewName = 'ConnectingFarcaster' | 'ConnectingSocial' | 'EmailLogin'

type LoginViews = { readonly [Name in LoginViewName]: ComponentType<{ readonly view: ViewOf<Name> }> }

const LOGIN_VIEWS: LoginViews = {
  ConnectingFarcaster: ConnectingFarcasterView,
  ConnectingSocial: ConnectingSocialView,
  EmailLogin: EmailLoginView,
}

/**
 * What a visitor who logs in sees, from the methods in Connect on: made of the same parts, and one thing to load, so
 * that no press waits for the next.
 */
export const LOGIN_PARTS = { LoginMethods, LOGIN_VIEWS }
