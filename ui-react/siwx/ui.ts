import type { SiwxViewParams } from '../../domain/siwx/views.js'
import type { FeatureUi } from '../modal/FeatureUi.js'

/** The view of signing in (S2-15). */
export const siwxUi: FeatureUi<keyof SiwxViewParams> = {
  views: {
    SIWXSignMessage: {
      title: 'Sign in',
      load: async () => (await import('./SIWXSignMessageView.js')).SIWXSignMessageView,
    },
  },
  words: { ar: async () => (await import('./messages.ar.js')).SIWX_AR },
}
