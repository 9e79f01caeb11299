import { GlobalRegistrator } from '@happy-dom/global-registrator'

/** A document for React to draw in. Imported before anything that looks for one. */
if (!GlobalRegistrator.isRegistered) GlobalRegistrator.register({ url: 'http://localhost/' })
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
