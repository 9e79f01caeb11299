import { skip } from 'rxjs'
import { createStore } from '../kernel/store.js'
import { loadOnce } from '../kernel/loadOnce.js'
import type { EmailUpdateState } from '../../domain/login/emailLogin.js'
import type { EmailUpdateFeature } from './emailUpdateFeature.js'

/** Changes the e-mail address of the account; loads the code with the first update, because few visitors need it. */
export const makeLateEmailUpdate = (open: () => Promise<EmailUpdateFeature>): EmailUpdateFeature => {
  const state = createStore<EmailUpdateState>({ _tag: 'Idle' })
  let opened: EmailUpdateFeature | undefined
  /** The new address; `undefined` once the view or the page was left. */
  let target: string | undefined
  const load = loadOnce(async () => {
    opened = await open()
    opened.state.changes.pipe(skip(1)).subscribe(state.set)
    return opened
  })
  const leave = (): void => {
    target = undefined
  }
  return {
    state,
    begin: (email) => {
      target = email
      if (opened !== undefined) return opened.begin(email)
      state.set({ _tag: 'Sending', email })
      load().then(
        (feature) => target === email && feature.begin(email),
        (cause: unknown) =>
          target === email && state.set({ _tag: 'Failed', email, error: { _tag: 'ChunkNotLoaded', cause } }),
      )
    },
    enterCode: (code) => opened?.enterCode(code),
    cancel: () => {
      leave()
      opened?.cancel()
      state.set({ _tag: 'Idle' })
    },
    dispose: () => {
      leave()
      opened?.dispose()
    },
  }
}
